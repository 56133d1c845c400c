/**
 * Data Analysis on a large CSV file in a Chromium, beside papaparse (in a worker, with types) and arquero on the same file in
 * the same browser, as `npm run bench` prints it: from the drop to the first rows on the screen, and the time of a grouping.
 * Then a file of a gigabyte.
 *
 *     node test/performance/data-analysis.bench.mjs     these figures alone, of an application that is built already
 */
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { AppProcess } from '../../scripts/app-process.mjs';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { sized } from './bench-size.mjs';
import { printGoal } from './goals.mjs';

const ROWS = sized(1_000_000, 2_000);
/** How often the rows of the first file stand in the large one. */
const COPIES = sized(16, 2);
const ROUNDS = sized(3, 1);
const GOALS = { loadSeconds: 3, groupSeconds: 0.3, largeSeconds: 60 };
/** A page that shows nothing for so long has crashed, or will not come. */
const LONGEST_MS = 300_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const CATEGORIES = ['Books', 'Garden', 'Kitchen', 'Music', 'Office', 'Sports', 'Toys', '家具'];
const CITIES = ['Shanghai', 'Beijing', 'Berlin', 'London', 'New York', 'São Paulo', 'Zürich'];
const HEADER = 'category,city,day,time,amount,units,id,code\n';

/** Numbers from 0 to below a bound, the same in each run (a linear congruential generator of Numerical Recipes). */
function numbers() {
  let state = 7;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const pad = (number, length) => String(number).padStart(length, '0');

/** Categories, cities, dates, times, decimals, whole numbers and identifiers: 67 MB for a million rows. */
async function writeFile(path, copies) {
  const file = createWriteStream(path);
  file.write(HEADER);
  for (let copy = 0; copy < copies; copy += 1) {
    const next = numbers();
    for (let first = 0; first < ROWS; first += 10_000) {
      let text = '';
      for (let row = first; row < Math.min(first + 10_000, ROWS); row += 1) {
        const day = `${2015 + next(10)}-${pad(1 + next(12), 2)}-${pad(1 + next(28), 2)}`;
        const time = `${pad(next(24), 2)}:${pad(next(60), 2)}:${pad(next(60), 2)}`;
        const amount = `${next(100_000)}.${pad(next(100), 2)}`;
        text += `${CATEGORIES[next(8)]},${CITIES[next(7)]},${day},${time},${amount},${next(1_000)},${10_000_001 + row},K-${pad(next(100_000_000), 8)}\n`;
      }
      if (!file.write(text)) await once(file, 'drain');
    }
  }
  file.end();
  await once(file, 'finish');
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const require = createRequire(import.meta.url);
const packageFile = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);

/** A page of nothing but the two packages and a place for a file. */
async function openPeers() {
  const files = {
    '/papaparse.js': packageFile('papaparse', 'papaparse.min.js'),
    '/arquero.js': join(dirname(require.resolve('arquero')), '../dist/arquero.min.js'),
  };
  const server = createServer((request, response) => {
    const file = files[request.url];
    response.writeHead(200, { 'content-type': file ? 'text/javascript' : 'text/html' });
    response.end(
      file
        ? readFileSync(file)
        : '<meta charset="utf-8"><script src="/papaparse.js"></script><script src="/arquero.js"></script><input type="file">',
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {any} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Runs in the page of the peers. */
async function runPapaparse() {
  const [file] = document.querySelector('input').files;
  const { Papa } = /** @type {any} */ (globalThis);
  const begun = performance.now();
  const rows = [];
  await new Promise((resolve, reject) => {
    Papa.parse(file, {
      worker: true,
      header: true,
      dynamicTyping: true,
      skipEmptyLines: true,
      chunk: ({ data }) => {
        for (const row of data) rows.push(row);
      },
      complete: resolve,
      error: reject,
    });
  });
  const loaded = performance.now();
  const sums = new Map();
  for (const { category, amount } of rows) sums.set(category, (sums.get(category) ?? 0) + amount);
  return {
    load: (loaded - begun) / 1000,
    group: (performance.now() - loaded) / 1000,
    sums: [...sums],
  };
}

/** Runs in the page of the peers. */
async function runArquero() {
  const [file] = document.querySelector('input').files;
  const { aq } = /** @type {any} */ (globalThis);
  const begun = performance.now();
  const table = aq.fromCSV(await file.text());
  const loaded = performance.now();
  const grouped = table.groupby('category').rollup({ amount: aq.op.sum('amount') });
  const sums = grouped.objects().map(({ category, amount }) => [category, amount]);
  return {
    load: (loaded - begun) / 1000,
    group: (performance.now() - loaded) / 1000,
    sums,
  };
}

const PEERS = [
  { name: 'papaparse', run: runPapaparse },
  { name: 'arquero', run: runArquero },
];

async function peerTimes(browser, url, path, run) {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.locator('input').setInputFiles(path);
    return await page.evaluate(run);
  } finally {
    await page.close();
  }
}

/** Seconds from now until a cell of the grid with that many columns has a text. */
async function secondsUntilRows(page, columns, begin) {
  const begun = performance.now();
  await begin();
  await page.waitForFunction(
    (count) => {
      if (document.querySelector('[role=alert]')) return true;
      const grid = document.querySelector(`[role][aria-rowcount][aria-colcount="${count}"]`);
      return Boolean(grid?.querySelector('[role=cell], [role=gridcell]')?.textContent);
    },
    columns,
    { timeout: LONGEST_MS },
  );
  const fault = page.getByRole('alert');
  if (await fault.first().isVisible()) throw new Error(await fault.first().innerText());
  return (performance.now() - begun) / 1000;
}

const drop = (page, path) => () => page.locator('input[type=file]').setInputFiles(path);

/** The sum of amounts by category, by the form of the page: the seconds from the last press to its rows, and the rows. */
async function groupOnPage(page) {
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByRole('menuitem', { name: 'Group and summarize' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Figure' }).selectOption('sum');
  const group = await secondsUntilRows(page, 2, () =>
    form.getByRole('button', { name: 'Apply' }).click(),
  );
  const cells = await page.getByRole('grid').getByRole('gridcell').allInnerTexts();
  const sums = CATEGORIES.map((_, at) => [cells[at * 2], Number(cells[at * 2 + 1])]);
  await page.getByRole('button', { name: 'Undo' }).click();
  return { group, sums };
}

/** A drop that loads the engine too, and the median of drops and groupings with the engine there. */
async function pageTimes(browser, url, path) {
  const page = await browser.newPage({ locale: 'en-US' });
  try {
    await page.goto(`${url}/tools/data-analysis`);
    await page.waitForLoadState('networkidle');
    const first = await secondsUntilRows(page, 8, drop(page, path));
    const loads = [];
    const groups = [];
    let sums = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.getByRole('button', { name: 'Another file' }).click();
      loads.push(await secondsUntilRows(page, 8, drop(page, path)));
      // What the page proposes to draw is computed first.
      await page
        .getByRole('button', { name: /^Draw:/ })
        .first()
        .waitFor({ timeout: LONGEST_MS });
      const grouped = await groupOnPage(page);
      groups.push(grouped.group);
      ({ sums } = grouped);
    }
    return { first, load: median(loads), group: median(groups), sums };
  } finally {
    await page.close();
  }
}

/** Whether sums by category agree, as far as sums of floating-point numbers do. */
const agree = (one, other) => {
  const others = new Map(other);
  return (
    one.length === CATEGORIES.length &&
    one.every(([name, sum]) => Math.abs(others.get(name) - sum) <= 1e-6 * sum)
  );
};

const goal = (text, value, most) =>
  printGoal(`${text} <= ${most} s: ${value.toFixed(2)} s`, value <= most);

const megabytes = (path) => (statSync(path).size / 1e6).toFixed(0);

export async function benchDataAnalysis() {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-data-bench-'));
  const path = join(folder, 'rows.csv');
  const large = join(folder, 'large.csv');
  const server = new AppProcess({ DATA_DIR: join(folder, 'data') }, await freePort());
  const peers = await openPeers();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: FLAGS });
  try {
    await server.start();
    await writeFile(path, 1);
    console.log(
      `\nData Analysis, ${ROWS} rows of 8 columns, ${megabytes(path)} MB, median of ${ROUNDS}`,
    );
    const page = await pageTimes(browser, server.url, path);
    console.log(
      JSON.stringify({
        bench: 'Data Analysis',
        first: page.first,
        load: page.load,
        group: page.group,
      }),
    );
    for (const { name, run } of PEERS) {
      const runs = [];
      for (let round = 0; round < ROUNDS; round += 1)
        runs.push(await peerTimes(browser, peers.url, path, run));
      const load = median(runs.map((each) => each.load));
      const group = median(runs.map((each) => each.group));
      console.log(
        JSON.stringify({
          bench: 'Data Analysis',
          peer: name,
          load,
          group,
          loadRatio: Number((load / page.load).toPrecision(3)),
          groupRatio: Number((group / page.group).toPrecision(3)),
        }),
      );
      if (!agree(page.sums, runs[0].sums))
        throw new Error(`${name} has other sums: ${JSON.stringify([page.sums, runs[0].sums])}`);
    }
    goal('load', page.load, GOALS.loadSeconds);
    goal('group', page.group, GOALS.groupSeconds);
    await writeFile(large, COPIES);
    const one = await browser.newPage({ locale: 'en-US' });
    await one.goto(`${server.url}/tools/data-analysis`);
    await one.waitForLoadState('networkidle');
    const load = await secondsUntilRows(one, 8, drop(one, large));
    const { group } = await groupOnPage(one);
    console.log(
      JSON.stringify({ bench: 'Data Analysis', megabytes: megabytes(large), load, group }),
    );
    goal(`${megabytes(large)} MB loaded`, load, GOALS.largeSeconds);
  } finally {
    await browser.close();
    peers.close();
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchDataAnalysis();

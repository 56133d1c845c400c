/** How long the first view of a page takes to be there whole, in a Chromium that has nothing of it, as `npm run bench` prints it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { AppProcess } from '../../scripts/app-process.mjs';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { sized } from './bench-size.mjs';
import { printGoal } from './goals.mjs';

const PAGES = ['/', '/options', '/options/market', '/options/stock/AAPL'];
const RUNS = sized(5, 1);
const MOST_MS = 1500;
const MOST_PRESS_MS = 2000;
/** A page that adds nothing for so long is there. */
const QUIET_MS = 1500;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs in the page: when an element was last added; figures that only change their text are there already. */
function watchAdded() {
  globalThis.addedAt = 0;
  new MutationObserver(() => (globalThis.addedAt = performance.now())).observe(document, {
    childList: true,
    subtree: true,
  });
}

async function viewOf(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchAdded);
    await page.goto(url);
    await page.waitForFunction((quiet) => performance.now() - globalThis.addedAt > quiet, QUIET_MS);
    return await page.evaluate(() => ({
      whole: globalThis.addedAt,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    }));
  } finally {
    await context.close();
  }
}

/** Milliseconds from the press of 'Plan a trade' on the home page to the payoff of the sample trade. */
async function pressToPayoff(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const pressed = Date.now();
    await page.getByRole('link', { name: 'Plan a trade', exact: true }).click();
    await page.getByRole('button', { name: /^Strategy: Iron condor/ }).waitFor();
    await page
      .getByRole('img', { name: /profit|payoff/i })
      .first()
      .waitFor();
    return Date.now() - pressed;
  } finally {
    await context.close();
  }
}

/** Prints the medians of five first views a page. */
export async function benchFirstViews() {
  const executablePath = await chromiumPath();
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-views-'));
  const server = new AppProcess({ DATA_DIR: folder }, await freePort());
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    await server.start();
    console.log(`\nFirst views, milliseconds until the page is whole, median of ${RUNS}`);
    for (const page of PAGES) {
      const runs = [];
      for (let i = 0; i < RUNS; i++) runs.push(await viewOf(browser, server.url + page));
      const whole = Math.round(median(runs.map((run) => run.whole)));
      const painted = Math.round(median(runs.map((run) => run.painted)));
      console.log(JSON.stringify({ bench: 'First view', page, whole, painted }));
      printGoal(`${page} whole <= ${MOST_MS} ms`, whole <= MOST_MS);
    }
    const presses = [];
    for (let i = 0; i < RUNS; i++) presses.push(await pressToPayoff(browser, server.url));
    const payoff = median(presses);
    console.log(JSON.stringify({ bench: 'Plan a trade', payoff }));
    printGoal(`press to payoff <= ${MOST_PRESS_MS} ms`, payoff <= MOST_PRESS_MS);
  } finally {
    await browser.close();
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchFirstViews();

/**
 * `npm run dev:measure`: measures how long `npm run dev` takes to show a change. Edits a text of the interface and a
 * rule of core, three times each, and restores both files. Exits with 1 if the slowest edit exceeds its limit.
 *
 *     npm run dev:measure -- --rounds 1 --figures-only     once each, whatever the time it takes
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../test/support/browser.ts';
import { freePort } from './free-port.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    'figures-only': { type: 'boolean', default: false },
  },
});
const ROUNDS = Number(options.rounds);
const GIVE_UP_MS = 60_000;
/** A developer looks at a change before the next: in that time the process for the next restart gets ready. */
const BETWEEN_EDITS_MS = 5_000;

const TEXT = {
  name: 'a text is on the screen',
  limitMs: 1_000,
  file: join(root, 'web/i18n/shell/en.ts'),
  before: "'shell.signIn': 'Sign in'",
  after: "'shell.signIn': 'Come in'",
};
const RULE = {
  name: 'a rule of core is in the API',
  limitMs: 5_000,
  file: join(root, 'core/market/rank-search.ts'),
  before: '.slice(0, Math.max(0, limit))',
  after: '.slice(0, Math.min(1, limit))',
};

async function until(isSo) {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > GIVE_UP_MS) throw new Error('the change did not arrive');
    await pause(10);
  }
  return performance.now() - begun;
}

/** Milliseconds from each edit until `shows` reports the edited version. */
async function measure({ name, limitMs, file, before, after }, shows) {
  const source = readFileSync(file, 'utf8');
  const edited = source.replace(before, after);
  if (edited === source) throw new Error(`${file} has no ${before}`);
  const times = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await pause(BETWEEN_EDITS_MS);
      writeFileSync(file, edited);
      times.push(await until(() => shows(true)));
      // Waits for the restored version too, so that dist matches the sources again.
      await pause(BETWEEN_EDITS_MS);
      writeFileSync(file, source);
      times.push(await until(() => shows(false)));
    }
  } finally {
    writeFileSync(file, source);
  }
  const slowest = Math.max(...times);
  const all = times.map((ms) => Math.round(ms)).join(', ');
  console.log(`${name} after ${Math.round(slowest)} ms at most (${all}); limit ${limitMs} ms`);
  return options['figures-only'] || slowest <= limitMs;
}

const dataDir = mkdtempSync(join(tmpdir(), 'toolyard-dev-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const begun = performance.now();
const dev = spawn(process.execPath, [join(root, 'scripts/dev.mjs')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, MARKET_QUOTA: '1000000' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => dev.once('exit', resolve));
let browser;
let passed = false;
try {
  let printed = '';
  dev.stdout.on('data', (chunk) => (printed += chunk));
  await until(() => printed.includes('Toolyard is at') || dev.exitCode !== null);
  console.log(`ready after ${Math.round(performance.now() - begun)} ms, with samples`);
  browser = await launchBrowser();
  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto(url);
  await page.getByText('Sign in', { exact: true }).first().waitFor();
  const isText = await measure(
    TEXT,
    async (isEdited) =>
      (await page.getByText(isEdited ? 'Come in' : 'Sign in', { exact: true }).count()) > 0,
  );
  await browser.close();
  // A request that was running when the API stopped has no hits.
  const hits = async () => {
    const answer = await fetch(`${url}/api/polygon/search?query=a`);
    return answer.ok ? (await answer.json()).data.results.length : null;
  };
  const isRule = await measure(RULE, async (isEdited) => {
    const count = await hits();
    return count !== null && (count === 1) === isEdited;
  });
  passed = isText && isRule;
} finally {
  await browser?.close();
  dev.kill('SIGINT');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(passed ? 0 : 1);

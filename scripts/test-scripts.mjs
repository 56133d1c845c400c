/**
 * `npm run test:scripts`: starts every script of package.json once at its smallest size, because most of them run in
 * full only by hand. One that runs specs must run the one that is named. The last line is `N passed, N failed`.
 *
 *     npm run test:scripts
 *     npm run test:scripts -- bench test:load     only these
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { root } from './run-node.mjs';

const LONGEST_MS = 10 * 60_000;
const STOP_MS = 20_000;
/** The sample event whose winners were drawn. */
const ENDED_EVENT = '01990000-0000-7000-8000-000000000030';

const folder = mkdtempSync(join(tmpdir(), 'toolyard-scripts-'));
const [proof, backup] = [join(folder, 'proof.json'), join(folder, 'backup.jsonl.gz')];

/** One spec of a suite, with as few cases as it knows. */
const spec = (path, ...more) => ['--sample', `--testPathIgnorePatterns=^(?!.*${path}).*$`, ...more];

/** Suites that take new seeds when they run in full take this one here, so that a run judges the product and not its luck. */
const SEED = ['--seed', '1'];

/** `.ci/run` runs these themselves; `npm test` begins with `check`. */
const RUN_BY_CI = ['check', 'test', 'test:integration', 'test:slow', 'test:scripts'];

/**
 * Arguments of the smallest run by script, in the order of the runs within ALONE, BESIDE and the others: `start` makes
 * the data that the others read. Null for a script that needs what this machine does not have.
 */
const SMALLEST = {
  setup: [],
  'setup:all': [],
  'prepare:app': [],
  start: serve,
  dev: serve,
  'dev:measure': ['--rounds', '1', '--figures-only'],
  backup: [backup],
  restore: [backup, '--replace'],
  'verify-audit': [],
  'recover-superadmin': ['superadmin'],
  'build:verifier': [],
  'verify-draw': (name) => run(name, [proof, ...witnesses()], root),
  'test:core': ['core/shared/money.spec.ts'],
  'test:api': ['api/http/quotas.spec.ts'],
  'test:web': ['web/ui/pager.spec.ts'],
  'test:a11y': spec('a11y.spec', '-t', 'the foot of /options/wizard'),
  'test:alert-rules': spec('watching', '-t', 'every figure'),
  'test:alert-storm': spec('alert-storm', '--count', '3'),
  'test:authorisation': spec('e2e/authorisation', '-t', 'what needs no token'),
  'test:brute-force': spec('api-throttle', '-t', 'the address however written'),
  'test:codegen': process.env.CORPORA_DIR ? spec('codegen/updates', '-t', 'of 55 entities') : null,
  'test:concurrency': spec('tool-edits', '-t', 'found out'),
  'test:deploy': ['--built', '.'],
  'test:draw-storm': ['--engine', 'pglite', '--users', '100', '--places', '20', '--kills', '1'],
  'test:durability': ['--engine', 'embedded', '--kills', '1'],
  'test:e2e': spec('api-home'),
  'test:engines': spec('attempt-limiter'),
  'test:figures': spec('figures-consistency', '-t', 'PFE: 100 shares'),
  'test:fuzz': [...SEED, '--count', '150', '-t', 'none where there is none'],
  'test:garbage': spec('relayed-garbage', '-t', 'a price 90'),
  'test:load': ['pglite', '--only', 'idle'],
  'test:measures': spec('e2e/measures', '-t', 'options/market'),
  'test:memory': ['pglite'],
  'test:operations': ['--built', '.', '--only', 'Production'],
  'test:ports': spec('memory-market'),
  'test:property': spec('position-sizing', ...SEED, '--rounds', '1'),
  'test:providers': spec('provider-load', '-t', 'a day without the provider'),
  'test:security': ['--only', 'sockets', '--sockets', '30'],
  'test:stateful': spec('position-lifecycle'),
  'test:xss': spec('browser-xss', '-t', 'no address of a card'),
  lint: ['-p', '@toolyard/client'],
  build: ['-p', '@toolyard/client'],
  format: ['--check'],
  'check:api': [],
  contract: [],
  conformance: process.env.REFERENCE_DIR ? [process.env.REFERENCE_DIR] : null,
  content: [],
  'measure:files': [],
  bench: ['--smallest'],
};

/** They install, build or judge times, so nothing runs beside them. They come first. */
const ALONE = [
  ...['setup', 'setup:all', 'prepare:app', 'start', 'dev', 'dev:measure'],
  ...['test:load', 'test:security'],
];
/**
 * They wait for much of their time, so each row runs beside the others, in a copy of the project: builds replace each
 * other's files. No other script reads what they write.
 */
const BESIDE = [
  ['bench'],
  ['test:alert-storm', 'test:draw-storm', 'test:deploy', 'test:memory', 'test:operations'],
];

/** Runs a script; null if it succeeded, else why not. */
async function run(name, args, cwd) {
  const child = start(name, args, cwd);
  const late = setTimeout(() => stop(child), LONGEST_MS);
  const status = await child.ended;
  clearTimeout(late);
  if (status !== 0) return `ended with ${status}\n${child.printed.slice(-3000)}`;
  const [, suites, tests] = /^Test Suites:.* (\d+) total\n(Tests:.*)$/m.exec(child.printed) ?? [];
  if (tests === undefined) return null;
  if (suites !== '1') return `ran ${suites} specs, not the one that was named`;
  return / passed/.test(tests) ? null : 'ran no test';
}

function start(name, args, cwd, env = {}) {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd,
    // A group of its own, so that a script ends with all that it started.
    detached: true,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const script = Object.assign(child, { printed: '', ended });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (script.printed += chunk));
  return script;
}

/**
 * @param {{ pid?: number }} child
 * @param {NodeJS.Signals} [signal]
 */
function stop({ pid }, signal = 'SIGKILL') {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended.
  }
}

/** What somebody who saved the list's root before the draw, and the organiser's key, gives. */
function witnesses() {
  const { lock, public_key: key } = JSON.parse(readFileSync(proof, 'utf8'));
  return ['--root', lock.root, '--key', key];
}

/** Starts a server, reads the proof of a sample draw from it, and stops it. */
async function serve(name) {
  const port = await freePort();
  const child = start(name, [], root, { PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + LONGEST_MS; ;) {
    const ready = await fetch(`${url}/health/ready`).catch(() => null);
    if (ready?.ok) break;
    if (child.exitCode !== null || Date.now() > until)
      return `did not start\n${child.printed.slice(-3000)}`;
    await pause(100);
  }
  writeFileSync(
    proof,
    await (await fetch(`${url}/api/lottery/events/${ENDED_EVENT}/proof`)).text(),
  );
  stop(child, 'SIGTERM');
  const late = setTimeout(() => stop(child), STOP_MS);
  await child.ended;
  clearTimeout(late);
  return null;
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(SMALLEST);
let [passed, failed, skipped] = [0, 0, 0];
const missing = Object.keys(scripts).filter(
  (name) => !(name in SMALLEST) && !RUN_BY_CI.includes(name),
);
if (missing.length > 0) {
  failed++;
  console.log(`FAILED  no smallest size of ${missing.join(', ')} in scripts/test-scripts.mjs`);
}

async function runInTurn(names, cwd = root) {
  for (const name of names) {
    const args = SMALLEST[name];
    if (args === null) {
      skipped++;
      console.log(`skipped ${name}: REFERENCE_DIR is not set`);
      continue;
    }
    const begun = performance.now();
    const fault = await (typeof args === 'function' ? args(name) : run(name, args, cwd));
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    if (fault === null) passed++;
    else failed++;
    console.log(
      `${fault === null ? 'ok' : 'FAILED'}  ${name}, ${seconds} s${fault ? `: ${fault}` : ''}`,
    );
  }
}

function copyOfProject(number) {
  const copy = join(folder, `project-${number}`);
  const { status } = spawnSync('cp', ['-a', '--reflink=auto', root, copy], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the project could not be copied');
  return copy;
}

const beside = BESIDE.map((row) => row.filter((name) => names.includes(name)));
await runInTurn(names.filter((name) => ALONE.includes(name)));
await Promise.all([
  ...beside.map((row, number) => row.length > 0 && runInTurn(row, copyOfProject(number))),
  runInTurn(names.filter((name) => !ALONE.includes(name) && !BESIDE.flat().includes(name))),
]);
rmSync(folder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);

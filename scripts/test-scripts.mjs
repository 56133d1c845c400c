/**
 * `npm run test:scripts`: starts every script of package.json once at its smallest size, because most of them run in
 * full only by hand. One that runs specs must select the one that is named, which `npm test` runs. What waits or judges
 * speed is left to `npm run proofs`. The last line is `N passed, N failed`.
 *
 *     npm run test:scripts
 *     npm run test:scripts -- test:load test:memory     only these, wherever they belong
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { leftToProofs, PROOF_SCRIPTS } from './gate-plan.mjs';
import { root } from './run-node.mjs';

const LONGEST_MS = 10 * 60_000;
const STOP_MS = 20_000;
/** The sample event whose winners were drawn. */
const ENDED_EVENT = '01990000-0000-7000-8000-000000000030';

const folder = mkdtempSync(join(tmpdir(), 'toolyard-scripts-'));
const [proof, backup] = [join(folder, 'proof.json'), join(folder, 'backup.jsonl.gz')];

/** A suite must select this one of its specs by its path; `npm test` runs the spec. */
const spec = (path) => ['--listTests', `--testPathIgnorePatterns=^(?!.*/${path}\\.).*$`];

/** `.ci/run` runs these themselves; `npm test` begins with `check`. */
const RUN_BY_CI = ['check', 'test', 'test:scripts'];

/** They run what the gate runs, or what is left to them. */
const RUN_ALL = ['gate', 'proofs'];

/**
 * Arguments of the smallest run by script, in the order of the runs: `start` makes the data that the others read. Null
 * for a script that needs what this machine does not have.
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
  'verify-draw': (name) => run(name, [proof, ...witnesses()]),
  'test:core': ['core/shared/money.spec.ts'],
  'test:api': ['api/http/quotas.spec.ts'],
  'test:web': ['web/ui/pager.spec.ts'],
  'test:a11y': spec('a11y'),
  'test:alert-rules': spec('watching'),
  'test:alert-storm': spec('alert-storm'),
  'test:authorisation': spec('authorisation'),
  'test:brute-force': spec('api-throttle'),
  'test:codegen': spec('updates'),
  'test:concurrency': spec('tool-edits'),
  'test:deploy': ['--built', '.'],
  'test:draw-storm': ['--engine', 'pglite', '--users', '100', '--places', '20', '--kills', '1'],
  'test:durability': ['--engine', 'embedded', '--kills', '1'],
  'test:e2e': spec('api-home'),
  'test:engines': spec('attempt-limiter'),
  'test:figures': spec('figures-consistency'),
  'test:fuzz': spec('fuzz'),
  'test:garbage': spec('relayed-garbage'),
  'test:load': ['pglite', '--only', 'idle'],
  'test:measures': spec('measures'),
  'test:memory': ['pglite'],
  'test:operations': ['--built', '.', '--only', 'Production'],
  'test:ports': spec('memory-market'),
  'test:property': [...spec('position-sizing'), '--rounds', '1'],
  'test:providers': spec('provider-load'),
  'test:security': ['--only', 'sockets', '--sockets', '30'],
  'test:stateful': spec('position-lifecycle'),
  'test:xss': spec('browser-xss'),
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

/** Runs a script; null if it succeeded, else why not. A suite that only lists its specs must list one. */
async function run(name, args) {
  const child = start(name, args);
  const late = setTimeout(() => stop(child), LONGEST_MS);
  const status = await child.ended;
  clearTimeout(late);
  if (status !== 0) return `ended with ${status}\n${child.printed.slice(-3000)}`;
  if (!args.includes('--listTests')) return null;
  const listed = child.printed.split('\n').filter((line) => /\.spec\.tsx?$/.test(line));
  return listed.length === 1 ? null : `selects ${listed.length} specs, not the one that is named`;
}

function start(name, args, env = {}) {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
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
  const child = start(name, [], { PORT: String(port) });
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
const left = leftToProofs(PROOF_SCRIPTS);
const names =
  wanted.length > 0 ? wanted : Object.keys(SMALLEST).filter((name) => !left.includes(name));
if (wanted.length === 0) console.log(`left to npm run proofs: ${left.join(', ')}`);
let [passed, failed, skipped] = [0, 0, 0];
const missing = Object.keys(scripts).filter(
  (name) => !(name in SMALLEST) && ![...RUN_BY_CI, ...RUN_ALL].includes(name),
);
if (missing.length > 0) {
  failed++;
  console.log(`FAILED  no smallest size of ${missing.join(', ')} in scripts/test-scripts.mjs`);
}

for (const name of names) {
  const args = SMALLEST[name];
  if (args === null) {
    skipped++;
    console.log(`skipped ${name}: REFERENCE_DIR is not set`);
    continue;
  }
  const begun = performance.now();
  const fault = await (typeof args === 'function' ? args(name) : run(name, args));
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  if (fault === null) passed++;
  else failed++;
  console.log(
    `${fault === null ? 'ok' : 'FAILED'}  ${name}, ${seconds} s${fault ? `: ${fault}` : ''}`,
  );
}
rmSync(folder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);

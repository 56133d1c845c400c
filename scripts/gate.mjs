/**
 * `npm run gate`: the gate on the last commit, in a clean clone of its own. What takes seconds comes first, then the specs
 * that the changes can affect, then all others and the scripts. It stops at the first part that fails; run again on the
 * same commit, it goes on with the specs that have not passed yet. Writes reports/gate.json. `.ci/run` does the same from
 * the beginning.
 *
 *     npm run gate
 *     npm run gate -- --since HEAD~3     the commit from which the changes count; else the one that last passed
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedBy } from './gate-plan.mjs';
import { root } from './run-node.mjs';

const clone = join(tmpdir(), 'toolyard-gate');
const report = `${root}reports/gate.json`;
/** The specs that have passed on this commit, a path each line; scripts/passed-specs.mjs writes it. */
const passedSpecs = join(clone, 'reports/passed-specs.txt');
/** Specs of words and structure, which take seconds. */
const QUICK = ['word-list', 'case-lists', 'architecture', 'boundaries', 'gate-plan'].map(
  (name) => `test/${name}.spec.ts`,
);

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;

function git(folder, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

const last = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
const commit = git(root, 'rev-parse', 'HEAD');
const base = since ?? (last?.failed === 0 ? last.commit : 'HEAD~1');
const changed = git(root, 'diff', '--name-only', base, commit).split('\n').filter(Boolean);
console.log(
  `gate on ${commit.slice(0, 8)}: style, types and words, what ${changed.length} changed files affect, the other specs, ` +
    `scripts; ${last ? `last time ${Math.round(last.seconds / 60)} minutes` : 'no earlier run'}`,
);
if (git(root, 'status', '--porcelain') !== '') console.log('what is not committed is left out');

/** The commit in its folder, without anything that an earlier run has built; the packages stay. */
function prepareClone() {
  if (!existsSync(join(clone, '.git'))) git(root, 'clone', '--quiet', root, clone);
  if (git(clone, 'rev-parse', 'HEAD') === commit && existsSync(passedSpecs)) return;
  git(clone, 'fetch', '--quiet', root, 'HEAD');
  git(clone, 'checkout', '--quiet', '--force', '--detach', commit);
  git(clone, 'clean', '-fdxq', '-e', 'node_modules');
  mkdirSync(join(clone, 'reports'));
  writeFileSync(passedSpecs, '');
}

/** What stands beside the checkout, as .ci/run finds it. */
const beside = (name) => {
  const folder = resolve(root, '../shared', name);
  return existsSync(folder) ? folder : undefined;
};

const env = {
  REFERENCE_DIR: beside('reference'),
  CORPORA_DIR: beside('corpora'),
  ...process.env,
  ...{ CI: 'true', TZ: 'UTC', PASSED_SPECS: passedSpecs },
};
const counts = { passed: 0, failed: 0, unsteady: 0 };
const begun = performance.now();

function finish() {
  const seconds = Math.round((performance.now() - begun) / 1000);
  mkdirSync(`${root}reports`, { recursive: true });
  writeFileSync(report, `${JSON.stringify({ commit, seconds, ...counts })}\n`);
  console.log(`\n${counts.unsteady} unsteady\n${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed === 0 ? 0 : 1);
}

/** Runs a script in the clone and adds what it counts; the gate ends with the first that fails. */
async function part(name, args, repeat) {
  console.log(`\n${name}`);
  const script = spawn(process.execPath, args, {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  script.stdout.on('data', (chunk) => {
    printed = (printed + chunk).slice(-20_000);
    process.stdout.write(chunk);
  });
  const [status] = await once(script, 'close');
  const [, passed, failed] = /^(\d+) passed, (\d+) failed/m.exec(printed) ?? [];
  counts.passed += Number(passed ?? (status === 0 ? 1 : 0));
  counts.failed += Number(failed ?? 0) || (status === 0 ? 0 : 1);
  counts.unsteady += Number(/^(\d+) unsteady$/m.exec(printed)?.[1] ?? 0);
  if (status === 0) return;
  console.log(`\nfailed: ${name}. Repeat with: ${repeat}`);
  finish();
}

/** The paths of the specs in the clone that a changed file can affect. */
function affectedSpecs() {
  const files = changed.filter((file) => existsSync(join(clone, file)));
  const args = ['scripts/jest.mjs', '--listTests', '--findRelatedTests', ...files];
  const { stdout } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8', env });
  const related = stdout.split('\n').filter((line) => /\.spec\.tsx?$/.test(line));
  return [...new Set([...related, ...affectedBy(changed).map((spec) => join(clone, spec))])];
}

prepareClone();
const AGAIN = 'npm test -- PATH';
await part('packages', ['scripts/ensure-installed.mjs', '--all'], 'npm run setup:all');
await part('style and types', ['scripts/check.mjs'], 'npm run check');
await part('words and structure', ['scripts/jest.mjs', ...QUICK], AGAIN);
const affected = affectedSpecs();
if (affected.length > 0)
  await part('what the changes affect', ['scripts/test.mjs', '--specs', ...affected], AGAIN);
await part('the other specs', ['scripts/test.mjs', '--specs'], AGAIN);
await part('scripts', ['scripts/test-scripts.mjs'], 'npm run test:scripts -- NAME');
finish();

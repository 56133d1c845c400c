/**
 * `npm run proofs`: runs what the gate leaves out (scripts/gate-plan.mjs), one part after another, and the benchmarks in
 * full. Writes commit, times and results to docs/proofs.md where all passed. The last line is `N passed, N failed`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { FULL_SPECS, PROOF_SCRIPTS, PROOF_SPECS, PROOFS } from './gate-plan.mjs';
import { root, requireNode } from './run-node.mjs';
import { runOnDatabases } from './test-run.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

if (git('status', '--porcelain') !== '') {
  console.error('Commit first: the proofs hold for a commit.');
  process.exit(2);
}
const commit = git('rev-parse', 'HEAD');
const begun = performance.now();
requireNode(['scripts/build-app.mjs']);

/** What ran, its seconds and whether it passed. */
const rows = [];

/** Runs these specs at a size, one at a time. */
async function runSpecs(files, size) {
  await runOnDatabases(['-i', '--runTestsByPath', ...files], { TEST_SIZE: size });
  const { testResults } = JSON.parse(readFileSync(`${root}reports/jest.json`, 'utf8'));
  for (const { name, status, startTime, endTime } of testResults)
    rows.push({
      what: `${relative(root, name)}${size === 'full' ? ', full size' : ''}`,
      seconds: Math.round((endTime - startTime) / 1000),
      isPassed: status === 'passed',
    });
}

/** Runs a command of npm; its output goes to the terminal. */
async function runScript(what, args) {
  const since = performance.now();
  const script = spawn('npm', ['run', '--silent', ...args], { cwd: root, stdio: 'inherit' });
  const [status] = await once(script, 'exit');
  const seconds = Math.round((performance.now() - since) / 1000);
  rows.push({ what, seconds, isPassed: status === 0 });
}

await runSpecs(Object.keys(PROOF_SPECS), 'sample');
await runSpecs(FULL_SPECS, 'full');
for (const name of Object.keys(PROOF_SCRIPTS).filter((each) => each !== 'bench'))
  await runScript(name, ['test:scripts', '--', name]);
await runScript('bench', ['bench']);

const failed = rows.filter(({ isPassed }) => !isPassed).length;
const minutes = Math.round((performance.now() - begun) / 60_000);
const table = [
  '| What | Seconds |',
  '| --- | ---: |',
  ...rows.map(({ what, seconds }) => `| ${what} | ${seconds} |`),
].join('\n');
if (failed === 0)
  writeFileSync(
    PROOFS,
    `# Proofs

\`npm run proofs\` runs what the gate leaves out, and writes this page where all of it passed.

Commit \`${commit}\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${minutes} minutes, ${rows.length} passed.

${table}
`,
  );
for (const { what, seconds, isPassed } of rows)
  console.log(`${isPassed ? 'ok' : 'FAILED'}  ${what}, ${seconds} s`);
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

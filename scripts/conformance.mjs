/**
 * `npm run conformance -- DIR`: how many rows of every data file in DIR the product reproduces, with the worst error. Where
 * DIR holds cases.json and files of Data Analysis, it prints each case instead, and how many of them are right.
 * Jest runs the checks of test/conformance from source, so no build is needed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = `${root}reports/conformance.txt`;
const dir = process.argv[2] ?? process.env.REFERENCE_DIR;

if (!dir || !statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(
    'usage: npm run conformance -- DIR   (DIR holds options/, market/, chains/, draw/, or cases.json and files/)',
  );
  process.exit(2);
}

mkdirSync(`${root}reports`, { recursive: true });
rmSync(report, { force: true });
const isDataCorpus = existsSync(`${dir}/cases.json`);
const spec = `test/conformance/${isDataCorpus ? 'data-corpus' : 'reference'}.spec.ts`;
const suite = ['--selectProjects', 'conformance', '--', spec];
const done = spawnSync(process.execPath, [`${root}scripts/jest.mjs`, ...suite], {
  cwd: root,
  encoding: 'utf8',
  env: {
    ...process.env,
    [isDataCorpus ? 'DATA_CORPUS' : 'REFERENCE_DIR']: resolve(dir),
    CONFORMANCE_REPORT: report,
  },
});
if (existsSync(report)) process.stdout.write(readFileSync(report, 'utf8'));
if (done.status !== 0) {
  if (!existsSync(report)) process.stderr.write(`${done.stdout}${done.stderr}`);
  console.error('\nconformance: at least one row, file or case is missed');
}
process.exit(done.status ?? 1);

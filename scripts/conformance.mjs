/**
 * `npm run conformance -- DIR`: how many rows of every data file in DIR the product reproduces, with the worst error. Where
 * DIR holds cases.json and files of Data Analysis, Content Management or Code Generator, or expected.json and files of brokers,
 * it prints each case or file instead, and how many of them are right.
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
    'usage: npm run conformance -- DIR   (DIR holds options/, market/, chains/, draw/, or cases.json and files/, or expected.json beside files of brokers)',
  );
  process.exit(2);
}

mkdirSync(`${root}reports`, { recursive: true });
rmSync(report, { force: true });
/** Suites by the tool whose corpus they read. */
const CORPORA = {
  'data-analysis': { specs: ['conformance/data-corpus'], setting: 'DATA_CORPUS' },
  'content-management': { specs: ['conformance/content-corpus'], setting: 'CONTENT_CORPUS' },
  'code-generator': {
    specs: ['conformance/code-corpus', 'codegen/outputs'],
    setting: 'CODE_CORPUS',
  },
};

/** Which suites read the folder, and the setting that tells it where the folder is. */
function reader() {
  if (existsSync(`${dir}/expected.json`))
    return { specs: ['conformance/broker-files'], setting: 'BROKER_FILES' };
  if (!existsSync(`${dir}/cases.json`))
    return { specs: ['conformance/reference'], setting: 'REFERENCE_DIR' };
  const { tool } = JSON.parse(readFileSync(`${dir}/cases.json`, 'utf8'));
  if (CORPORA[tool]) return CORPORA[tool];
  console.error(`${dir}/cases.json is of no form that is known: its tool is ${tool}`);
  process.exit(2);
}
const { specs, setting } = reader();
const paths = specs.map((spec) => `test/${spec}.spec.ts`);
const suite = ['--selectProjects', 'conformance', '--', ...paths];
const done = spawnSync(process.execPath, [`${root}scripts/jest.mjs`, ...suite], {
  cwd: root,
  encoding: 'utf8',
  env: {
    ...process.env,
    [setting]: resolve(dir),
    TEST_SIZE: 'full',
    CONFORMANCE_REPORT: report,
  },
});
if (existsSync(report)) process.stdout.write(readFileSync(report, 'utf8'));
if (done.status !== 0) {
  if (!existsSync(report)) process.stderr.write(`${done.stdout}${done.stderr}`);
  console.error('\nconformance: at least one row, file or case is missed');
}
process.exit(done.status ?? 1);

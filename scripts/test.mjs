/** `npm test`: lint, format, build and typecheck, then every Jest project on a temporary database. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { printChecklist } from './checklist.mjs';
import { chromiumPath } from './chromium.mjs';
import { makeDatabaseTemplate, makePostgresTemplate } from './database-template.mjs';
import { CLIENT_GENERATOR, installTools, TYPES_GENERATOR } from './install-tools.mjs';
import { startPostgres } from './postgres.mjs';
import { NX, root, runNode } from './run-node.mjs';
import { SLOW_SPECS } from './test-suite.mjs';

const report = `${root}reports/jest.json`;

/** Runs checks one after another, in parallel with others; the number of those that failed. */
async function failures(...checks) {
  let failed = 0;
  for (const args of checks) {
    const check = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    const [status] = await once(check, 'exit');
    if (status !== 0) failed++;
  }
  return failed;
}

/** Databases of both engines that have run every migration, and the variables by which the suites find them. */
async function makeDatabases() {
  // The server's data is thrown away, so it does not wait for the disk.
  const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres(['fsync=off']);
  if (!process.env.TEST_DATABASE_URL && !postgres) console.log('skipped: no PostgreSQL found');
  const template = await makeDatabaseTemplate();
  return {
    environment: {
      DATABASE_TEMPLATE: template.folder,
      ...(postgres && {
        TEST_DATABASE_URL: postgres.url,
        POSTGRES_TEMPLATE: await makePostgresTemplate(postgres.url),
      }),
    },
    async remove() {
      template.remove();
      await postgres?.stop();
    },
  };
}

/** Folders without specs, and the specs of `npm run test:slow`. */
const IGNORED = ['/dist/', '/dist-types/', '/node_modules/', '/fixtures/', ...SLOW_SPECS].join('|');

const cache = process.env.CI ? ['--skip-nx-cache'] : [];
const web = [NX, 'run', '@toolyard/web:build', '--excludeTaskDependencies', ...cache];
// One compiler for all workspaces, since the builds of their own start it 44 times.
const types = ['node_modules/@typescript/native/bin/tsc', '-b', 'web', 'test'];
// One run over everything, since the projects' own lint tasks start both linters fourteen times.
const oxlint = ['node_modules/oxlint/bin/oxlint'];
const eslint = ['node_modules/eslint/bin/eslint.js', '.'];
const format = ['node_modules/oxfmt/bin/oxfmt', '--check'];
const [compiled, built] = await Promise.all([
  failures(types),
  failures(web, format, eslint),
  installTools(CLIENT_GENERATOR),
  installTools(TYPES_GENERATOR),
  // Installs a Chromium before several workers look for one.
  chromiumPath(),
]);
if (compiled + built > 0) {
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
// Oxlint reads the types that the build writes; without them it compiles every package for each that imports it. It
// leaves a core idle for much of its time, so that the tests begin beside it.
const linted = failures(oxlint);
const databases = await makeDatabases();

mkdirSync(`${root}reports`, { recursive: true });
rmSync(report, { force: true });
let status = 1;
try {
  status = runNode(
    [
      'scripts/jest.mjs',
      `--testPathIgnorePatterns=${IGNORED}`,
      '--json',
      `--outputFile=${report}`,
      ...process.argv.slice(2),
    ],
    databases.environment,
  );
} finally {
  await databases.remove();
}

const result = JSON.parse(readFileSync(report, 'utf8'));
console.log(`\nleft to npm run test:slow: ${SLOW_SPECS.join(', ')}`);
printChecklist(result);
const broken = result.numRuntimeErrorTestSuites + (await linted);
const failed = result.numFailedTests + broken;
const skipped = result.numPendingTests;
console.log(`\n${result.numPassedTests} passed, ${failed} failed, ${skipped} skipped`);
process.exit(status === 0 && failed === 0 ? 0 : 1);

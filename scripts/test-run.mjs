/** Runs Jest on temporary databases and prints the result. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { printChecklist } from './checklist.mjs';
import { makeDatabaseTemplate, makePostgresTemplate } from './database-template.mjs';
import { startPostgres } from './postgres.mjs';
import { root } from './run-node.mjs';

const report = `${root}reports/jest.json`;

/** Databases of both engines that have run every migration, and the variables by which the suites find them. */
async function makeDatabases() {
  // The server's data is thrown away, so it does not wait for the disk.
  const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres(['fsync=off']);
  if (!process.env.TEST_DATABASE_URL && !postgres) console.log('skipped: no PostgreSQL found');
  const [template, name] = await Promise.all([
    makeDatabaseTemplate(),
    postgres && makePostgresTemplate(postgres.url),
  ]);
  return {
    environment: {
      DATABASE_TEMPLATE: template.folder,
      ...(postgres && { TEST_DATABASE_URL: postgres.url, POSTGRES_TEMPLATE: name }),
    },
    async remove() {
      template.remove();
      await postgres?.stop();
    },
  };
}

/**
 * Runs Jest with these arguments and variables; returns the exit code. Its last line is `N passed, N failed, N skipped`,
 * where `failedChecks`, a number or its promise, counts as failed tests.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {number | Promise<number>} [failedChecks]
 */
export async function runOnDatabases(args, env = {}, failedChecks = 0) {
  const databases = await makeDatabases();
  mkdirSync(`${root}reports`, { recursive: true });
  rmSync(report, { force: true });
  const jest = spawn(
    process.execPath,
    ['scripts/jest.mjs', '--json', `--outputFile=${report}`, ...args],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...databases.environment, ...env } },
  );
  const [status] = await once(jest, 'exit');
  await databases.remove();
  const result = JSON.parse(readFileSync(report, 'utf8'));
  printChecklist(result);
  const broken = result.numRuntimeErrorTestSuites + (await failedChecks);
  const failed = result.numFailedTests + broken;
  console.log(
    `\n${result.numPassedTests} passed, ${failed} failed, ${result.numPendingTests} skipped`,
  );
  return status === 0 && failed === 0 ? 0 : 1;
}

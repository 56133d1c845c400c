/** Runs Jest on temporary databases and prints the result. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { printChecklist } from './checklist.mjs';
import { makeDatabaseTemplate, makePostgresTemplate } from './database-template.mjs';
import { startPostgres } from './postgres.mjs';
import { root } from './run-node.mjs';
import { areForgiven, failuresOf, mayRunAgain } from './unsteady.mjs';

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
 * Jest's own report of a run with these arguments and variables; `status` is its exit code.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function runJest(args, env) {
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
  return { status, ...JSON.parse(readFileSync(report, 'utf8')) };
}

/**
 * Runs each failed spec file once more, alone and on new databases, unless their number or place shows that it is no race.
 * Returns a line for each that passes then.
 *
 * @param {ReturnType<typeof failuresOf>} failures
 * @param {NodeJS.ProcessEnv} env
 */
async function unsteadyOf(failures, env) {
  if (!mayRunAgain(failures)) return [];
  const unsteady = [];
  for (const { file, test, line } of failures) {
    console.log(`\nFailed, runs again alone: ${file}`);
    const { status } = await runJest(['-i', '--runTestsByPath', file], env);
    if (status === 0) unsteady.push(`UNSTEADY ${file} › ${test}: ${line}`);
  }
  return unsteady;
}

/**
 * Runs Jest with these arguments and variables; returns the number of failed tests. The last lines are `N unsteady` and
 * `N passed, N failed, N skipped`, where `failedChecks`, a number or its promise, counts as failed tests. Unsteady is a spec
 * file that failed and then passed alone; its tests count as passed.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {number | Promise<number>} [failedChecks]
 */
export async function runOnDatabases(args, env = {}, failedChecks = 0) {
  const result = await runJest(args, env);
  const checks = await failedChecks;
  const failures = failuresOf(result.testResults, (file) => relative(root, file));
  const unsteady = await unsteadyOf(failures, env);
  // A second run has written its own.
  writeFileSync(report, JSON.stringify(result));
  printChecklist(result);
  for (const line of unsteady) console.log(line);
  const broken = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const isForgiven = areForgiven(failures, unsteady.length);
  const failed = checks + (isForgiven ? 0 : Math.max(broken, result.status === 0 ? 0 : 1));
  const passed = result.numPassedTests + (isForgiven ? broken : 0);
  console.log(`\n${unsteady.length} unsteady`);
  console.log(`${passed} passed, ${failed} failed, ${result.numPendingTests} skipped`);
  return failed;
}

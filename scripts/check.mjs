/** `npm run check`: format, types and linters over everything, as `npm test` runs them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './run-node.mjs';

const TSC = 'node_modules/@typescript/native/bin/tsc';

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

/** Compiles all workspaces: one compiler, since the builds of their own start it 44 times. */
export const checkTypes = () => failures([TSC, '-b', 'web', 'test']);

/**
 * The other checks, which read what the compiler wrote. Each linter runs once over everything, since the projects' own
 * lint tasks start both fourteen times.
 */
export const checkStyle = () =>
  failures(
    ['node_modules/oxfmt/bin/oxfmt', '--check'],
    [TSC, '-p', 'tsconfig.scripts.json'],
    ['node_modules/eslint/bin/eslint.js', '.'],
    ['node_modules/oxlint/bin/oxlint'],
  );

if (process.argv[1] === import.meta.filename)
  process.exitCode = (await checkTypes()) + (await checkStyle()) > 0 ? 1 : 0;

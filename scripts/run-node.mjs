import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));
export const NX = 'node_modules/nx/dist/bin/nx.js';

/** Runs a script with Node in the folder of the repository; returns its exit code. */
export const runNode = (args, env = {}) =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status ?? 1;

/** Ends this process unless the script succeeds. */
export function requireNode(args, env) {
  const status = runNode(args, env);
  if (status !== 0) process.exit(status);
}

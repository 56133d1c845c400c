/**
 * Installs packages by a lockfile: those of the repository, and those of folders outside the workspaces, which only a
 * few scripts need. Uses only Node's own modules, because it runs before any package is installed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Generates the web client from the OpenAPI document. */
export const CLIENT_GENERATOR = 'web/api/generator';
/** Generates the types of the TypeScript client from the OpenAPI document. */
export const TYPES_GENERATOR = 'client/generator';
/** Checks the OpenAPI document. */
export const API_LINTER = 'api/document/linter';
export const BENCHMARK_PEERS = 'test/performance';
/** For machines without a Chromium. */
export const CHROMIUM = 'test/support/chromium';

/** Whether the folder's packages are at least as new as its lockfile. */
export function isInstalled(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** Runs `npm ci`; ends this process if it fails. */
export async function npmCi(folder, ...options) {
  const isWindows = process.platform === 'win32';
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn(isWindows ? 'npm.cmd' : 'npm', ['ci', ...options, ...flags], {
    cwd: folder,
    stdio: ['inherit', 'ignore', 'inherit'],
    shell: isWindows,
  });
  const [status] = await once(npm, 'exit');
  if (status !== 0) process.exit(status ?? 1);
}

export async function installTools(name) {
  const folder = join(root, name);
  if (isInstalled(folder)) return;
  console.log(`Installing the packages of ${name} ...`);
  await npmCi(folder);
}

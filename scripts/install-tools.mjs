/** Installs the packages of one folder outside the workspaces: tools of a few scripts, each with its own lockfile. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export function installTools(folder) {
  const cwd = join(root, folder);
  const installed = join(cwd, 'node_modules', '.package-lock.json');
  const lock = join(cwd, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log(`Installing the packages of ${folder} ...`);
  const isWindows = process.platform === 'win32';
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci', ...flags], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Generates the web client from the OpenAPI document. */
export const CLIENT_GENERATOR = 'web/api/generator';
export const BENCHMARK_PEERS = 'test/performance';
/** For machines without a Chromium. */
export const CHROMIUM = 'test/support/chromium';

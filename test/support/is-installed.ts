import { spawnSync } from 'node:child_process';

/** Whether the program is on PATH. */
export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

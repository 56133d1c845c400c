import { readFileSync } from 'node:fs';

/** Field 22 of /proc/<pid>/stat, counted after the name in brackets, which may hold blanks. */
const START_AFTER_NAME = 19;

/** When a process was started, as a mark to compare; null where the system does not tell. */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_AFTER_NAME] ?? null;
  } catch {
    return null;
  }
}

/** Whether a process of that number runs, also one of somebody else. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

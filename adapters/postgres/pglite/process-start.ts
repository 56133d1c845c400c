import { readFileSync } from 'node:fs';

/** Places in /proc/<pid>/stat after the name in brackets, which may hold blanks: the state, and field 22, the start. */
const STATE = 0;
const START = 19;
/** Ended, though its parent has not noticed yet. */
const ENDED = ['Z', 'X'];

/** Process information of the system; null when unavailable. */
function statOf(pid: number): readonly string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Start time of a process, for comparison only; null when unavailable. */
export const processStart = (pid: number): string | null => statOf(pid)?.[START] ?? null;

/** Whether a process with this id runs, also under another user. */
export function isRunning(pid: number): boolean {
  if (ENDED.includes(statOf(pid)?.[STATE] ?? '')) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

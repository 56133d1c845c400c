import { readFileSync } from 'node:fs';

/** Places in /proc/<pid>/stat after the name in brackets, which may hold blanks: the state, and field 22, the start. */
const STATE = 0;
const START = 19;
/** Ended, though its parent has not noticed yet. */
const ENDED = ['Z', 'X'];

/** What the system tells of a process; null where it tells nothing. */
function statOf(pid: number): readonly string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** When a process was started, as a mark to compare; null where the system does not tell. */
export const processStart = (pid: number): string | null => statOf(pid)?.[START] ?? null;

/** Whether a process of that number runs, also one of somebody else. */
export function isRunning(pid: number): boolean {
  if (ENDED.includes(statOf(pid)?.[STATE] ?? '')) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

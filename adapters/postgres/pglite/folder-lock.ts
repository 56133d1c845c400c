import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process that uses a folder. */
interface Owner {
  readonly pid: number;
  readonly startedAt: string | null;
}

/** Another process uses the folder. Two processes at once would lose data. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}: stop it first, or choose another DATA_DIR`);
  }
}

/** Locks the folder for this process and returns the function that unlocks it. The lock of a dead process is replaced. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'lock');
  const own = JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) });
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(file, own, { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tries === 5) throw error;
    }
    removeStaleLock(folder, file);
  }
}

function removeStaleLock(folder: string, file: string): void {
  const found = textOf(file);
  if (found === null) return;
  const owner = ownerOf(found);
  if (owner && isAlive(owner)) throw new FolderInUse(folder, owner.pid);
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = textOf(aside);
  if (moved === found) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Null when the text is not valid JSON: its writer died while writing. */
function ownerOf(text: string): Owner | null {
  try {
    const { pid, startedAt } = JSON.parse(text) as Partial<Owner>;
    return Number.isInteger(pid) ? { pid: pid as number, startedAt: startedAt ?? null } : null;
  } catch {
    return null;
  }
}

/** Process ids are reused, so the start time is compared as well where the system provides it. */
function isAlive({ pid, startedAt }: Owner): boolean {
  if (!isRunning(pid)) return false;
  const started = processStart(pid);
  return started === null || startedAt === null || started === startedAt;
}

/** Fields of /proc/<pid>/stat after the name in brackets, which may contain blanks: the state, and the start time. */
const STATE = 0;
const START_TIME = 19;
/** A zombie: the process has ended, and its parent has not yet read its exit code. */
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
export const processStart = (pid: number): string | null => statOf(pid)?.[START_TIME] ?? null;

/** Whether a process with this id runs, also under another user. */
function isRunning(pid: number): boolean {
  if (ENDED.includes(statOf(pid)?.[STATE] ?? '')) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, processStart } from './process-start.ts';

/** Who uses a folder. */
interface Owner {
  readonly pid: number;
  readonly startedAt: string | null;
}

/** Another process uses the folder; two at once would lose data. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}: stop it first, or choose another DATA_DIR`);
  }
}

/** Makes the folder this process's own and answers how to give it back. A dead owner's lock is taken over. */
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
    removeDead(folder, file);
  }
}

function removeDead(folder: string, file: string): void {
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

/** Null when the text is no lock's: its writer died half-way. */
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

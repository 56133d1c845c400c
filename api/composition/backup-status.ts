import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '@toolyard/core/shared';

/** How the backups of a DATA_DIR went, for those who watch its servers. */
export interface BackupStatus {
  /** When the last backup succeeded; before the first one, when a server first started here. */
  readonly since: Instant;
  /** Backups that have failed since then. */
  readonly failures: number;
}

const folderIn = (dataDir: string): string => join(dataDir, 'backups');
const fileIn = (dataDir: string): string => join(folderIn(dataDir), 'status.json');

/** Null while no server has started and no backup was made here. */
export function readBackupStatus(dataDir: string): BackupStatus | null {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as BackupStatus;
  } catch {
    return null;
  }
}

function write(dataDir: string, status: BackupStatus): void {
  const file = fileIn(dataDir);
  mkdirSync(folderIn(dataDir), { recursive: true, mode: 0o700 });
  // Whole at once: a server may be reading it.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(status), { mode: 0o600 });
  renameSync(`${file}.${process.pid}`, file);
}

/** A server starts: the age of the newest backup is counted from now where there was none. */
export function beginBackupStatus(dataDir: string, now: Instant): void {
  if (readBackupStatus(dataDir) === null) write(dataDir, { since: now, failures: 0 });
}

/** A backup has ended. */
export function recordBackup(dataDir: string, outcome: 'done' | 'failed', now: Instant): void {
  const before = readBackupStatus(dataDir) ?? { since: now, failures: 0 };
  const { since, failures } = before;
  try {
    write(
      dataDir,
      outcome === 'done' ? { since: now, failures: 0 } : { since, failures: failures + 1 },
    );
  } catch {
    // A backup is as good without it, and a failed one has a better reason.
  }
}

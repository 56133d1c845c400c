import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onEngine } from '../on-engine.ts';
import type { DatabaseSettings } from '../open-database.ts';
import { BackupFault } from './backup-fault.ts';
import { verifyBackupFile, type BackupHeader, type Pictures } from './backup-file.ts';
import { restoreBackup, type RestoreOptions } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Writes a backup of the database and the pictures into a new file. */
export async function backUp(
  settings: DatabaseSettings,
  pictures: Pictures,
  file: string,
): Promise<BackupHeader> {
  demandFolder(settings);
  return onEngine(settings, (engine) => writeBackup(engine, pictures, resolve(file), new Date()));
}

/** Brings the data of a backup into the database and its pictures into their place, once the whole file has been read and found sound. */
export async function restore(
  settings: DatabaseSettings,
  pictures: Pictures,
  file: string,
  options: RestoreOptions,
): Promise<BackupHeader> {
  const path = resolve(file);
  const header = await verifyBackupFile(path);
  await onEngine(settings, (engine) => restoreBackup(engine, pictures, path, header, options));
  return header;
}

/** Refuses a folder without a database, before one is made in it. */
export function demandFolder({ databaseUrl = null, dataDir = null }: DatabaseSettings): void {
  if (databaseUrl === null && !existsSync(join(dataDir ?? '', 'postgres', 'cluster')))
    throw new BackupFault(`there is no database in ${dataDir}: is DATA_DIR or DATABASE_URL right?`);
}

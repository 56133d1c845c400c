import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ImageFolder } from '@toolyard/files';
import { backUp, BackupError, FolderInUse, restore, type BackupHeader } from '@toolyard/postgres';
import { environmentFault } from '../environment-fault.ts';
import { uploadsFolder } from './folders.ts';
import type { Environment } from './settings-readers.ts';
import { readPlaces } from './settings.ts';

const said = ({ tables, pictures = [], createdAt }: BackupHeader): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ` +
  `${pictures.length} pictures, of ${createdAt}`;

const stamp = () => new Date().toISOString().replace(/[-:]|\.\d+/g, '');

const picturesOf = (places: Parameters<typeof uploadsFolder>[0]) =>
  new ImageFolder(uploadsFolder(places));

/** `npm run backup`: what it says when it is done. */
export async function runBackup(env: Environment, given: string | undefined): Promise<string> {
  const places = readPlaces(env);
  const name = `toolyard-${stamp()}.jsonl.gz`;
  const file = given === undefined ? join(places.dataDir, 'backups', name) : resolve(given);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const header = await backUp(places, picturesOf(places), file);
  return `backed up ${said(header)}, to ${file}`;
}

/** Deletes all but the newest backups of DATA_DIR, and says how many; files of other names stay. */
export function pruneBackups(env: Environment, keep: number): string {
  const folder = join(readPlaces(env).dataDir, 'backups');
  const names = readdirSync(folder).filter((name) =>
    /^toolyard-\d{8}T\d{6}Z\.jsonl\.gz$/.test(name),
  );
  const old = names.sort().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return `deleted ${old.length} old backups`;
}

/** `npm run restore`: what it says when it is done. */
export async function runRestore(
  env: Environment,
  file: string,
  replace: boolean,
): Promise<string> {
  const places = readPlaces(env);
  const copy = join(places.dataDir, 'backups', `before-restore-${stamp()}.jsonl.gz`);
  if (replace) mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
  const options = { replace, copy: replace ? copy : null };
  const header = await restore(places, picturesOf(places), resolve(file), options);
  const saved = existsSync(copy) ? `; what was there before is in ${copy}` : '';
  return `restored ${said(header)}; every table has the hash that the backup names${saved}`;
}

/** Why it did not work, in one line where that says enough. */
export const backupFault = (fault: unknown): unknown =>
  fault instanceof BackupError || fault instanceof FolderInUse
    ? fault.message
    : (environmentFault(fault) ?? fault);

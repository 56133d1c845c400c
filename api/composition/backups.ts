import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ImageFolders } from '@toolyard/files';
import {
  backUp,
  BackupError,
  FolderInUse,
  isRecipient,
  restore,
  type BackupHeader,
} from '@toolyard/postgres';
import { environmentFault } from '../environment-fault.ts';
import { recordBackup } from './backup-status.ts';
import { mediaFolder, uploadsFolder } from './folders.ts';
import { SettingsError, type Environment } from './settings-readers.ts';
import { readBackupRecipient, readPlaces } from './settings.ts';

export { BackupError };

const said = ({ tables, pictures = [], createdAt }: BackupHeader): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ` +
  `${pictures.length} pictures, of ${createdAt}`;

const stamp = () => new Date().toISOString().replace(/[-:]|\.\d+/g, '');

const picturesOf = (places: Parameters<typeof uploadsFolder>[0]) =>
  new ImageFolders({ uploads: uploadsFolder(places), media: mediaFolder(places) });

/** Refuses a key that no private key can open, such as one with a typing error. */
export function assertRecipient(recipient: string | null): void {
  if (recipient !== null && !isRecipient(recipient))
    throw new SettingsError('BACKUP_RECIPIENT must be a public key of age: age1…');
}

function recipientOf(env: Environment): string | null {
  const recipient = readBackupRecipient(env);
  assertRecipient(recipient);
  return recipient;
}

/** The private key in a file that `age-keygen` has written. */
function identityIn(file: string): string {
  const lines = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const key = lines.match(/^AGE-SECRET-KEY-\S+$/m)?.[0];
  if (key === undefined) throw new BackupError(`${file} holds no key of age: AGE-SECRET-KEY-1…`);
  return key;
}

const nameOf = (kind: string, recipient: string | null): string =>
  `${kind}-${stamp()}.jsonl.gz${recipient === null ? '' : '.age'}`;

/** `npm run backup`: what it says when it is done. The metrics of the servers tell how it went. */
export async function runBackup(env: Environment, given: string | undefined): Promise<string> {
  const { dataDir } = readPlaces(env);
  try {
    const said = await writeTo(env, given);
    recordBackup(dataDir, 'done', Date.now());
    return said;
  } catch (fault) {
    recordBackup(dataDir, 'failed', Date.now());
    throw fault;
  }
}

async function writeTo(env: Environment, given: string | undefined): Promise<string> {
  const places = readPlaces(env);
  const recipient = recipientOf(env);
  const name = nameOf('toolyard', recipient);
  const file = given === undefined ? join(places.dataDir, 'backups', name) : resolve(given);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const header = await backUp(places, picturesOf(places), file, recipient);
  return `backed up ${said(header)}, to ${file}`;
}

/** Deletes all but the newest backups of DATA_DIR, and says how many; files of other names stay. */
export function pruneBackups(env: Environment, keep: number): string {
  const folder = join(readPlaces(env).dataDir, 'backups');
  const names = readdirSync(folder).filter((name) =>
    /^toolyard-\d{8}T\d{6}Z\.jsonl\.gz(\.age)?$/.test(name),
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
  identityFile?: string,
): Promise<string> {
  const places = readPlaces(env);
  const recipient = recipientOf(env);
  const identity = identityFile === undefined ? null : identityIn(identityFile);
  const copy = join(places.dataDir, 'backups', nameOf('before-restore', recipient));
  if (replace) mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
  const options = { replace, copy: replace ? copy : null, identity, recipient };
  const header = await restore(places, picturesOf(places), resolve(file), options);
  const saved = existsSync(copy) ? `; what was there before is in ${copy}` : '';
  return `restored ${said(header)}; every table has the hash that the backup names${saved}`;
}

/** Why it did not work, in one line where that says enough. */
export const backupFault = (fault: unknown): unknown =>
  fault instanceof BackupError || fault instanceof FolderInUse || isUsageFault(fault)
    ? fault.message
    : (environmentFault(fault) ?? fault);

/** Whether `parseArgs` refused the words of the command line. */
const isUsageFault = (fault: unknown): fault is TypeError =>
  fault instanceof TypeError && 'code' in fault && String(fault.code).startsWith('ERR_PARSE_ARGS');

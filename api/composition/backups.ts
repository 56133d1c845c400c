import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ImageFolder } from '@toolyard/files';
import {
  backUp,
  BackupError,
  FolderInUse,
  isRecipient,
  restore,
  type BackupHeader,
} from '@toolyard/postgres';
import { environmentFault } from '../environment-fault.ts';
import { uploadsFolder } from './folders.ts';
import { SettingsError, text, type Environment } from './settings-readers.ts';
import { readPlaces } from './settings.ts';

export { BackupError };

const said = ({ tables, pictures = [], createdAt }: BackupHeader): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ` +
  `${pictures.length} pictures, of ${createdAt}`;

const stamp = () => new Date().toISOString().replace(/[-:]|\.\d+/g, '');

const picturesOf = (places: Parameters<typeof uploadsFolder>[0]) =>
  new ImageFolder(uploadsFolder(places));

/** The public key for which backups are encrypted; null leaves them plain. */
function recipientOf(env: Environment): string | null {
  const recipient = text(env, 'BACKUP_RECIPIENT');
  if (recipient !== null && !isRecipient(recipient))
    throw new SettingsError('BACKUP_RECIPIENT must be a public key of age: age1…');
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

/** `npm run backup`: what it says when it is done. */
export async function runBackup(env: Environment, given: string | undefined): Promise<string> {
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

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Engine } from '../engines.ts';
import { withMigrationLock } from '../migrate.ts';
import { MIGRATIONS } from '../orm-settings.ts';
import {
  BackupError,
  readBackupFile,
  type BackupHeader,
  type BackupImages,
} from './backup-file.ts';
import { backupTables, quoted, type BackupTable } from './backup-tables.ts';
import { insertJsonLines, setOutputFormats } from './json-lines.ts';
import { digestTables, executedMigrations } from './write-backup.ts';

export interface RestoreOptions {
  /** Replaces the data of the database. */
  readonly replace: boolean;
  /** New file for a backup of the replaced data; null for none. */
  readonly copy: string | null;
  /** Private key `AGE-SECRET-KEY-1…` of an encrypted backup. */
  readonly identity: string | null;
  /** Public key `age1…` for which the copy is encrypted; null leaves it plain. */
  readonly recipient: string | null;
}

/** Restores a verified backup: all of it, with the same hashes, or nothing. */
export async function restoreBackup(
  { manager, migrations }: Pick<Engine, 'manager' | 'migrations'>,
  images: BackupImages,
  file: string,
  header: BackupHeader,
  { replace, identity }: Pick<RestoreOptions, 'replace' | 'identity'>,
): Promise<void> {
  const last = lastMigration(header);
  await withMigrationLock(manager, migrations, async (inside) => {
    const executed = await executedMigrations(inside);
    const isNew = executed.length === 0;
    const transaction = inside.getTransactionContext<unknown>();
    if (isNew) await migrations.up({ transaction, to: last });
    else assertSame(executed, header.migrations);
    const tables = await backupTables(inside);
    assertSame(tables.map(shapeOf), header.tables.map(shapeOf));
    if (!isNew && !replace) await assertEmpty(inside, tables);
    await setTriggers(inside, tables, 'disable');
    await inside.execute(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    await setOutputFormats(inside);
    await readBackupFile(file, identity, async ({ tables: stored }, content) => {
      for (const table of stored) await insertJsonLines(inside, table, content.rowsOf(table));
      // If the rows are refused after all, no row refers to these images, and the sweep deletes them.
      await content.eachImage((name, bytes) => images.put(name, bytes));
    });
    await setTriggers(inside, tables, 'enable');
    const hashOf = (table: { readonly name: string; readonly sha256: string }) =>
      `${table.name} ${table.sha256}`;
    assertSame((await digestTables(inside)).map(hashOf), header.tables.map(hashOf));
  });
}

/** Some triggers refuse that rows are replaced, which a restore does. */
async function setTriggers(
  inside: EntityManager,
  tables: readonly BackupTable[],
  how: 'disable' | 'enable',
): Promise<void> {
  for (const { name } of tables)
    await inside.execute(`alter table ${quoted(name)} ${how} trigger user`);
}

/** The last of the backup's migrations. All of them must be known to this program, in this order. */
function lastMigration({ migrations }: BackupHeader): string {
  const known = MIGRATIONS.map(({ name }) => name);
  const last = migrations.at(-1);
  if (last === undefined || migrations.some((name, place) => name !== known[place]))
    throw new BackupError(
      'the backup comes from another version: its migrations are not known here',
    );
  return last;
}

const shapeOf = ({ name, columns }: BackupTable): string =>
  `${name} ${columns.map((column) => `${column.name} ${column.type}`).join(', ')}`;

function assertSame(found: readonly string[], wanted: readonly string[]): void {
  const difference =
    found.find((each) => !wanted.includes(each)) ?? wanted.find((each) => !found.includes(each));
  if (difference === undefined) return;
  throw new BackupError(
    `backup and database differ at ${difference.split(' ', 1)[0]}: restore into a new database, ` +
      'which is brought to the state of the backup first and up to date at the next start',
  );
}

/** A new audit log has a head too. */
const NEVER_EMPTY = 'audit_head';

async function assertEmpty(inside: EntityManager, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of tables.filter((table) => table.name !== NEVER_EMPTY)) {
    const rows = await inside.execute(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0)
      throw new BackupError(
        `the database holds data (${name}): --replace puts the backup in its place`,
      );
  }
}

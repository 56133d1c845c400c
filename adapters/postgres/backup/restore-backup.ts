import type { EntityManager } from '@mikro-orm/postgresql';
import type { Engine } from '../engines.ts';
import { inMigrationTurn } from '../migrate.ts';
import { MIGRATIONS } from '../orm-settings.ts';
import { BackupFault } from './backup-fault.ts';
import { readBackupFile, type BackupHeader, type Pictures } from './backup-file.ts';
import { backupTables, quoted, type BackupTable } from './backup-tables.ts';
import { insertLines, writeValuesAlike } from './row-lines.ts';
import { digestTables, executedMigrations } from './write-backup.ts';

export interface RestoreOptions {
  /** Puts the backup in the place of what the database holds. */
  readonly replace: boolean;
  /** A new file for a backup of what is replaced; null for none. */
  readonly copy: string | null;
}

/** Brings a verified backup back: all of it, with the same hashes, or nothing. */
export async function restoreBackup(
  { manager, migrations }: Pick<Engine, 'manager' | 'migrations'>,
  pictures: Pictures,
  file: string,
  header: BackupHeader,
  { replace }: Pick<RestoreOptions, 'replace'>,
): Promise<void> {
  const last = lastMigration(header);
  await inMigrationTurn(manager, migrations, async (inside) => {
    const executed = await executedMigrations(inside);
    const isNew = executed.length === 0;
    const transaction = inside.getTransactionContext<unknown>();
    if (isNew) await migrations.up({ transaction, to: last });
    else demandSame(executed, header.migrations);
    const tables = await backupTables(inside);
    demandSame(tables.map(shapeOf), header.tables.map(shapeOf));
    if (!isNew && !replace) await demandEmpty(inside, tables);
    await setTriggers(inside, tables, 'disable');
    await inside.execute(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    await writeValuesAlike(inside);
    await readBackupFile(file, async ({ tables: stored }, content) => {
      for (const table of stored) await insertLines(inside, table, content.rowsOf(table));
      // Should the rows be refused after all, nothing refers to these, and the sweep takes them away.
      await content.eachPicture((name, bytes) => pictures.put(name, bytes));
    });
    await setTriggers(inside, tables, 'enable');
    const hashOf = (table: { readonly name: string; readonly sha256: string }) =>
      `${table.name} ${table.sha256}`;
    demandSame((await digestTables(inside)).map(hashOf), header.tables.map(hashOf));
  });
}

/** Some refuse that rows are replaced, which is what restoring does. */
async function setTriggers(
  inside: EntityManager,
  tables: readonly BackupTable[],
  how: 'disable' | 'enable',
): Promise<void> {
  for (const { name } of tables)
    await inside.execute(`alter table ${quoted(name)} ${how} trigger user`);
}

/** The last of the backup's migrations; this program must know all of them, in this order. */
function lastMigration({ migrations }: BackupHeader): string {
  const known = MIGRATIONS.map(({ name }) => name);
  const last = migrations.at(-1);
  if (last === undefined || migrations.some((name, place) => name !== known[place]))
    throw new BackupFault(
      'the backup comes from another version: its migrations are not known here',
    );
  return last;
}

const shapeOf = ({ name, columns }: BackupTable): string =>
  `${name} ${columns.map((column) => `${column.name} ${column.type}`).join(', ')}`;

function demandSame(found: readonly string[], wanted: readonly string[]): void {
  const odd =
    found.find((each) => !wanted.includes(each)) ?? wanted.find((each) => !found.includes(each));
  if (odd === undefined) return;
  throw new BackupFault(
    `backup and database differ at ${odd.split(' ', 1)[0]}: restore into a new database, ` +
      'which is brought to the state of the backup first and up to date at the next start',
  );
}

/** A new log has an end too. */
const ALWAYS_FILLED = 'audit_head';

async function demandEmpty(inside: EntityManager, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of tables.filter((table) => table.name !== ALWAYS_FILLED)) {
    const rows = await inside.execute(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0)
      throw new BackupFault(
        `the database holds data (${name}): --replace puts the backup in its place`,
      );
  }
}

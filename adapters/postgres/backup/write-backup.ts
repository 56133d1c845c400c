import type { EntityManager } from '@mikro-orm/postgresql';
import type { Engine } from '../engines.ts';
import { db } from '../query-builder.ts';
import { Statements } from '../statements.ts';
import {
  BackupError,
  writeBackupFile,
  type BackedUpTable,
  type BackupHeader,
  type BackupImages,
} from './backup-file.ts';
import { backupTables } from './backup-tables.ts';
import { digestOf, readJsonLines, setOutputFormats } from './json-lines.ts';

/** Writes a consistent snapshot of all rows, and the images, while the server keeps running; with a recipient encrypted. */
export async function writeBackup(
  { manager }: Pick<Engine, 'manager'>,
  images: BackupImages,
  file: string,
  at: Date,
  recipient: string | null,
): Promise<BackupHeader> {
  return manager.fork().transactional(async (inside) => {
    await inside.execute('set transaction isolation level repeatable read, read only');
    await inside.execute('set local statement_timeout = 0');
    await inside.execute('set local idle_in_transaction_session_timeout = 0');
    await setOutputFormats(inside);
    const header: BackupHeader = {
      format: 'toolyard-backup',
      version: 2,
      createdAt: at.toISOString(),
      migrations: await executedMigrations(inside),
      tables: await digestTables(inside),
      pictures: await images.list(),
    };
    const source = {
      rowsOf: (table: BackedUpTable) => readJsonLines(inside, table),
      image: (name: string) => images.read(name),
    };
    await writeBackupFile(file, header, source, recipient);
    return header;
  });
}

/** Every table with the count and the hash of its rows. */
export async function digestTables(inside: EntityManager): Promise<BackedUpTable[]> {
  const digests: BackedUpTable[] = [];
  for (const table of await backupTables(inside))
    digests.push({ ...table, ...(await digestOf(readJsonLines(inside, table))) });
  return digests;
}

export async function executedMigrations(inside: EntityManager): Promise<string[]> {
  const [{ found } = { found: false }] = await inside.execute<{ found: boolean }[]>(
    `select to_regclass('mikro_orm_migrations') is not null as found`,
  );
  if (!found) throw new BackupError('this database has no tables of Toolyard');
  const rows = await new Statements(() => inside).rows(
    db.selectFrom('mikro_orm_migrations').select('name').orderBy('id'),
  );
  return rows.map(({ name }) => name);
}

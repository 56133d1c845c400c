import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SERVER_NAME, withEngine, type DatabaseSettings, type Engine } from '../engines.ts';
import {
  BackupError,
  verifyBackupFile,
  type BackupHeader,
  type BackupImages,
} from './backup-file.ts';
import { restoreBackup, type RestoreOptions } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Writes a backup of the database and the images to a new file; with a recipient (`age1…`) it is encrypted. */
export async function backUp(
  settings: DatabaseSettings,
  images: BackupImages,
  file: string,
  recipient: string | null = null,
): Promise<BackupHeader> {
  assertDatabaseExists(settings);
  return withEngine(settings, (engine) =>
    writeBackup(engine, images, resolve(file), new Date(), recipient),
  );
}

/** Restores the data and the images of a backup after the whole file has been verified. */
export async function restore(
  settings: DatabaseSettings,
  images: BackupImages,
  file: string,
  options: RestoreOptions,
): Promise<BackupHeader> {
  const path = resolve(file);
  const header = await verifyBackupFile(path, options.identity);
  await withEngine(settings, async (engine) => {
    await assertNoServerRuns(engine);
    if (options.replace && options.copy !== null && (await holdsData(engine)))
      await writeBackup(engine, images, resolve(options.copy), new Date(), options.recipient);
    await restoreBackup(engine, images, path, header, options);
  });
  return header;
}

/** A running server would go on with cached rows of the replaced data. */
async function assertNoServerRuns({ manager }: Engine): Promise<void> {
  const [servers] = await manager.fork().execute<
    { count: number }[]
  >(`select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = '${SERVER_NAME}'`);
  if (servers && servers.count > 0)
    throw new BackupError(
      `${servers.count} connections of running servers use the database: stop them first`,
    );
}

const holdsData = async ({ manager, migrations }: Engine): Promise<boolean> => {
  const [table] = await manager
    .fork()
    .execute<{ name: string | null }[]>(`select to_regclass('mikro_orm_migrations') as name`);
  return Boolean(table?.name) && (await migrations.getExecuted()).length > 0;
};

/** Refuses a folder without a database, since opening it would create one. */
export function assertDatabaseExists({
  databaseUrl = null,
  dataDir = null,
}: DatabaseSettings): void {
  if (databaseUrl === null && !existsSync(join(dataDir ?? '', 'postgres', 'cluster')))
    throw new BackupError(`there is no database in ${dataDir}: is DATA_DIR or DATABASE_URL right?`);
}

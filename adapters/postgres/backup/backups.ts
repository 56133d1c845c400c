import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SERVER_NAME, type Engine } from '../engines.ts';
import { onEngine } from '../on-engine.ts';
import type { DatabaseSettings } from '../open-database.ts';
import { BackupFault } from './backup-fault.ts';
import { verifyBackupFile, type BackupHeader, type Pictures } from './backup-file.ts';
import { restoreBackup, type RestoreOptions } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Writes a backup of the database and the images to a new file. */
export async function backUp(
  settings: DatabaseSettings,
  pictures: Pictures,
  file: string,
): Promise<BackupHeader> {
  demandFolder(settings);
  return onEngine(settings, (engine) => writeBackup(engine, pictures, resolve(file), new Date()));
}

/** Restores the data and the images of a backup after the whole file has been verified. */
export async function restore(
  settings: DatabaseSettings,
  pictures: Pictures,
  file: string,
  options: RestoreOptions,
): Promise<BackupHeader> {
  const path = resolve(file);
  const header = await verifyBackupFile(path);
  await onEngine(settings, async (engine) => {
    await demandNoServer(engine);
    if (options.replace && options.copy !== null && (await holdsData(engine)))
      await writeBackup(engine, pictures, resolve(options.copy), new Date());
    await restoreBackup(engine, pictures, path, header, options);
  });
  return header;
}

/** A server would go on with what it remembers of the data that is replaced. */
async function demandNoServer({ manager }: Engine): Promise<void> {
  const [servers] = await manager.fork().execute<
    { count: number }[]
  >(`select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = '${SERVER_NAME}'`);
  if (servers && servers.count > 0)
    throw new BackupFault(
      `${servers.count} connections of running servers use the database: stop them first`,
    );
}

const holdsData = async ({ manager, migrations }: Engine): Promise<boolean> => {
  const [table] = await manager
    .fork()
    .execute<{ name: string | null }[]>(`select to_regclass('mikro_orm_migrations') as name`);
  return Boolean(table?.name) && (await migrations.getExecuted()).length > 0;
};

/** Refuses a folder without a database, before one is made in it. */
export function demandFolder({ databaseUrl = null, dataDir = null }: DatabaseSettings): void {
  if (databaseUrl === null && !existsSync(join(dataDir ?? '', 'postgres', 'cluster')))
    throw new BackupFault(`there is no database in ${dataDir}: is DATA_DIR or DATABASE_URL right?`);
}

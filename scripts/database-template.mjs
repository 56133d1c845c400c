/** Databases that have run every migration. The suites copy them, which is faster than migrating their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const postgresPackage = () => import('../adapters/postgres/dist/index.js');

/** A data folder with an embedded database. */
export async function makeDatabaseTemplate() {
  const { openDatabase } = await postgresPackage();
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-template-'));
  const database = await openDatabase({ dataDir: folder });
  await database.close();
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A database of the server; returns its name. */
export async function makePostgresTemplate(server) {
  const { openDatabase } = await postgresPackage();
  const name = 'migrated_template';
  const databaseUrl = new URL(server);
  databaseUrl.pathname = name;
  const database = await openDatabase({ databaseUrl: databaseUrl.href, createDatabase: true });
  await database.close();
  return name;
}

import { openPglite, openPostgres, type Engine } from './engines.ts';
import type { DatabaseSettings } from './open-database.ts';

/** Opens the database as it is, for one piece of work. */
export async function onEngine<T>(
  { databaseUrl = null, dataDir = null, createDatabase }: DatabaseSettings,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  const engine = await (databaseUrl === null
    ? openPglite(dataDir)
    : openPostgres(databaseUrl, createDatabase));
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { startPostgres } from './postgres-server.ts';

export interface FreshPostgres {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * An empty database of the test server, or of a server that is started for it. Null, and said so, where the machine
 * has no PostgreSQL.
 */
export async function freshPostgres(): Promise<FreshPostgres | null> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return freshOn(given);
  const own = await startPostgres();
  if (!own) return null;
  return { url: own.url, drop: () => own.stop() };
}

/** The same with all tables, copied from the database that scripts/test-run.mjs prepares; without one it is empty. */
export async function migratedPostgres(): Promise<FreshPostgres | null> {
  const given = process.env['TEST_DATABASE_URL'];
  const template = process.env['POSTGRES_TEMPLATE'];
  return given && template ? freshOn(given, template) : freshPostgres();
}

async function freshOn(server: string, template = 'template1'): Promise<FreshPostgres> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database "${name}" template "${template}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(server, `drop database "${name}" with (force)`) };
}

async function command(url: string, sql: string): Promise<void> {
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    logger: () => undefined,
  });
  try {
    await orm.em.getConnection().execute(sql);
  } finally {
    await orm.close();
  }
}

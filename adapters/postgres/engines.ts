import { MikroORM as PgliteOrm } from '@mikro-orm/pglite';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import {
  configurePool,
  poolFigures,
  type ConnectionPool,
  type PoolFigures,
} from './connection-pool.ts';
import { ORM_SETTINGS } from './orm-settings.ts';
import { migrate, type Migrations } from './migrate.ts';
import { openCluster, type Cluster } from './pglite/cluster.ts';

export interface DatabaseSettings {
  /** Address of a PostgreSQL server; takes precedence over the folder. */
  readonly databaseUrl?: string | null;
  /** Creates the server's database if it does not exist; otherwise its absence is an error. */
  readonly createDatabase?: boolean;
  /** Folder of PGlite's files; PGlite runs in memory when it is null too. */
  readonly dataDir?: string | null;
  /** That folder's database where it is being opened already. */
  readonly cluster?: Promise<Cluster> | null;
  /** Maximum time that a call waits for a connection to PostgreSQL, a statement or a lock; by default each has its own. */
  readonly maxWaitMs?: number | null;
}

/** An open database of either engine. */
export interface Engine {
  readonly manager: EntityManager;
  readonly migrations: Migrations;
  /** Runs the pending migrations and returns their names. */
  migrate(): Promise<readonly string[]>;
  /** SQL that would bring the database to the tables' definitions; empty when they agree. */
  drift(): Promise<string>;
  /** Connections of a server to PostgreSQL; null for other engines. */
  pool(): PoolFigures | null;
  close(): Promise<void>;
}

/** Timeouts of the server, so that no statement or abandoned transaction blocks others. */
const TIMEOUTS = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
};
const MAX_CONNECTIONS = 20;

/** Application name of a server's connections in PostgreSQL. */
export const SERVER_NAME = 'toolyard server';

/** Timeouts of calls. */
const callTimeouts = (maxWaitMs: number | null) => ({
  ...TIMEOUTS,
  connectionTimeoutMillis: maxWaitMs ?? 2_000,
  query_timeout: maxWaitMs ?? 5_000,
  // PostgreSQL cancels a statement before its call times out, so that the connection stays usable.
  statement_timeout: maxWaitMs ?? 4_500,
  lock_timeout: maxWaitMs ?? 4_000,
});

/** For long work: backups, restores, verification of the audit log. */
async function openPostgres(databaseUrl: string, createDatabase = false): Promise<Engine> {
  const orm = await postgresOrm(databaseUrl, TIMEOUTS, { ensureDatabase: createDatabase });
  // Otherwise the migrator would create a database under a mistyped name.
  if (!createDatabase) await assertReachable(orm);
  return engine(orm, () => orm.close());
}

/** For calls. Migrations use separate connections without the short timeouts, since they may take minutes. */
export async function openPostgresForCalls(
  databaseUrl: string,
  createDatabase = false,
  maxWaitMs: number | null = null,
): Promise<Engine> {
  let pool: ConnectionPool | null = null;
  const onPool = (created: ConnectionPool) => configurePool((pool = created));
  const options = { ...callTimeouts(maxWaitMs), application_name: SERVER_NAME };
  const orm = await postgresOrm(databaseUrl, options, { onPool });
  const withLongTimeouts = async <T>(work: (engine: Engine) => Promise<T>): Promise<T> => {
    const long = await openPostgres(databaseUrl, createDatabase);
    try {
      return await work(long);
    } finally {
      await long.close();
    }
  };
  return {
    ...engine(orm, () => orm.close()),
    migrate: () => withLongTimeouts((long) => long.migrate()),
    drift: () => withLongTimeouts((long) => long.drift()),
    pool: () => pool && poolFigures(pool),
  };
}

const postgresOrm = (
  databaseUrl: string,
  timeouts: object,
  { ensureDatabase = false, onPool = configurePool } = {},
) =>
  MikroORM.init({
    ...ORM_SETTINGS,
    clientUrl: databaseUrl,
    ensureDatabase,
    pool: { min: 0, max: MAX_CONNECTIONS },
    driverOptions: { ...timeouts, onPoolCreated: onPool },
  });

async function assertReachable(orm: MikroORM): Promise<void> {
  try {
    await orm.em.getConnection().execute('select 1');
  } catch (error) {
    await orm.close();
    throw error;
  }
}

/** PGlite in the data folder, or in memory when there is none. */
export async function openPglite(
  dataDir: string | null,
  opening: Promise<Cluster> | null = null,
): Promise<Engine> {
  const cluster = await (opening ?? openCluster(dataDir));
  try {
    const orm = await PgliteOrm.init({
      ...ORM_SETTINGS,
      dbName: 'memory://',
      driverOptions: { pglite: () => cluster.client },
    });
    return engine(orm, async () => {
      await orm.close();
      await cluster.close();
    });
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

/** The part that the ORMs of both drivers have in common. */
interface Orm {
  readonly em: unknown;
  readonly migrator: Migrations;
  readonly schema: { getUpdateSchemaSQL(options: { wrap: boolean }): Promise<string> };
}

const engine = (orm: Orm, close: () => Promise<void>): Engine => ({
  manager: orm.em as EntityManager,
  migrations: orm.migrator,
  migrate: () => migrate(orm.em as EntityManager, orm.migrator),
  drift: () => orm.schema.getUpdateSchemaSQL({ wrap: false }),
  pool: () => null,
  close,
});

/** Opens the database without migrating it and closes it after `work`. */
export async function withEngine<T>(
  { databaseUrl = null, dataDir = null, createDatabase }: DatabaseSettings,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  const opened = await (databaseUrl === null
    ? openPglite(dataDir)
    : openPostgres(databaseUrl, createDatabase));
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

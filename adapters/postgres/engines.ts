import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MikroORM as PgliteOrm } from '@mikro-orm/pglite';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { endHungClients } from './hung-clients.ts';
import { giveBackLostClients, type ClientPool } from './lost-clients.ts';
import { ORM_SETTINGS } from './orm-settings.ts';
import { migrate, type Migrations } from './migrate.ts';
import { namePrepared } from './prepared-statements.ts';
import { lockFolder } from './pglite/folder-lock.ts';
import { PgliteClient } from './pglite/pglite-client.ts';

export interface PoolFigures {
  readonly used: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

const figuresOf = ({ totalCount, idleCount, waitingCount }: ClientPool): PoolFigures => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** An open database of either engine. */
export interface Engine {
  readonly manager: EntityManager;
  readonly migrations: Migrations;
  /** Brings the tables up to date; the names of the migrations that were run. */
  migrate(): Promise<readonly string[]>;
  /** SQL that would bring the database to the tables' definitions; empty when they agree. */
  drift(): Promise<string>;
  /** Connections of a server to PostgreSQL; null elsewhere. */
  pool(): PoolFigures | null;
  close(): Promise<void>;
}

/** Bounds on the server's side, so that no statement or forgotten transaction holds others up. */
const TIMEOUTS = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
};
const MOST_CONNECTIONS = 20;

/** By this name PostgreSQL knows the connections of servers. */
export const SERVER_NAME = 'toolyard server';

/** A call waits no longer for a connection. */
const CONNECTION_WAIT_MS = 2_000;
/** A call waits no longer for the answer to one statement. */
const QUERY_WAIT_MS = 5_000;

/** PostgreSQL ends a statement of a call before the call gives up, so that both keep their connection. */
const CALL_TIMEOUTS = { ...TIMEOUTS, statement_timeout: 4_500, lock_timeout: 4_000 };

/** For work that may take its time: backups, restores, the walk of the audit log. */
export async function openPostgres(databaseUrl: string, createDatabase = false): Promise<Engine> {
  const orm = await postgresOrm(databaseUrl, TIMEOUTS, { ensureDatabase: createDatabase });
  // The migrator would create a database whose name was mistyped.
  if (!createDatabase) await known(orm);
  return engine(orm, () => orm.close());
}

/** For calls. Work on the tables themselves has connections of its own, since it may take minutes. */
export async function openPostgresForCalls(
  databaseUrl: string,
  createDatabase = false,
  connectionWaitMs = CONNECTION_WAIT_MS,
): Promise<Engine> {
  let pool: ClientPool | null = null;
  const onPool = (made: ClientPool) => watchClients((pool = made));
  const bounds = { connectionTimeoutMillis: connectionWaitMs, query_timeout: QUERY_WAIT_MS };
  const named = { ...CALL_TIMEOUTS, ...bounds, application_name: SERVER_NAME };
  const orm = await postgresOrm(databaseUrl, named, { onPool });
  const patiently = async <T>(work: (patient: Engine) => Promise<T>): Promise<T> => {
    const patient = await openPostgres(databaseUrl, createDatabase);
    return work(patient).finally(() => patient.close());
  };
  return {
    ...engine(orm, () => orm.close()),
    migrate: () => patiently((patient) => patient.migrate()),
    drift: () => patiently((patient) => patient.drift()),
    pool: () => pool && figuresOf(pool),
  };
}

const postgresOrm = (
  databaseUrl: string,
  bounds: object,
  { ensureDatabase = false, onPool = watchClients } = {},
) =>
  MikroORM.init({
    ...ORM_SETTINGS,
    clientUrl: databaseUrl,
    ensureDatabase,
    pool: { min: 0, max: MOST_CONNECTIONS },
    driverOptions: { ...bounds, onPoolCreated: onPool },
  });

async function known(orm: MikroORM): Promise<void> {
  try {
    await orm.em.getConnection().execute('select 1');
  } catch (error) {
    await orm.close();
    throw error;
  }
}

const watchClients = (pool: ClientPool): void => {
  endHungClients(pool);
  giveBackLostClients(pool);
  namePrepared(pool);
};

/** The files of the embedded database are there, and the engine cannot open them. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged';
}

async function openCluster(folder: string | null): Promise<PgliteClient> {
  const isNew = folder === null || !existsSync(folder);
  try {
    return await PgliteClient.open(folder);
  } catch (cause) {
    if (isNew) throw cause;
    const todo =
      'unless the disk is full, move it away and restore the newest backup (npm run restore -- <backup>)';
    throw new DatabaseDamaged(`DATA_DIR: the database in ${folder} cannot be opened: ${todo}`, {
      cause,
    });
  }
}

/** PGlite in the data folder, or in memory when there is none. */
export async function openPglite(dataDir: string | null): Promise<Engine> {
  const folder = dataDir === null ? null : join(dataDir, 'postgres');
  const unlock = folder === null ? () => undefined : lockFolder(folder);
  try {
    const client = await openCluster(folder && join(folder, 'cluster'));
    const orm = await PgliteOrm.init({
      ...ORM_SETTINGS,
      dbName: 'memory://',
      driverOptions: { pglite: () => client },
    });
    return engine(orm, async () => {
      await orm.close();
      await client.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** What both drivers' ORMs have in common. */
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

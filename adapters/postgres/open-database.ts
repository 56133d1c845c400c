import type { AttemptLimiter } from '@toolyard/core/accounts';
import type { UnitOfWork } from '@toolyard/core/shared';
import type { RecordPurger } from '@toolyard/core/retention';
import { openPglite, openPostgresForCalls, type PoolFigures } from './engines.ts';
import { PostgresAttemptLimiter } from './postgres-attempt-limiter.ts';
import { PostgresRecordPurger } from './postgres-record-purger.ts';
import { PostgresUnitOfWork } from './postgres-unit-of-work.ts';
import { sharedReads } from './shared-reads.ts';
import { repositoriesOn, type Readers, type Repositories } from './repositories.ts';

export interface DatabaseSettings {
  /** A PostgreSQL server; goes before the folder. */
  readonly databaseUrl?: string | null;
  /** Creates the server's database where it does not exist; otherwise that is a fault. */
  readonly createDatabase?: boolean;
  /** Where PGlite keeps its files; in memory when it is null too. */
  readonly dataDir?: string | null;
  /** How long a call waits for a connection to PostgreSQL; 2 s when it is not given. */
  readonly connectionWaitMs?: number;
}

export interface Database {
  readonly unitOfWork: UnitOfWork<Repositories>;
  readonly readers: Readers;
  /** Counts beside any unit of work, so that a count stays whatever becomes of the rest. */
  readonly attempts: AttemptLimiter;
  readonly purger: RecordPurger;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Connections to PostgreSQL; null for the embedded database. */
  pool(): PoolFigures | null;
  /** Letters that wait: not tried yet, and tried in vain. */
  waitingMail(): Promise<{ readonly untried: number; readonly failed: number }>;
  /** The migrations that opening the database ran. */
  readonly migrated: readonly string[];
  /** The migrations that the tables have been through, in order. */
  migrations(): Promise<readonly string[]>;
  /** SQL that would bring the database to the tables' definitions; empty when they agree. */
  drift(): Promise<string>;
  close(): Promise<void>;
}

const WAITING_MAIL = `select count(*) filter (where attempts = 0)::int as untried,
  count(*) filter (where attempts > 0)::int as failed from outgoing_mail`;

/** Opens the database, brings its tables up to date and answers what reads and writes them. */
export async function openDatabase({
  databaseUrl = null,
  dataDir = null,
  createDatabase,
  connectionWaitMs,
}: DatabaseSettings): Promise<Database> {
  const engine = await (databaseUrl === null
    ? openPglite(dataDir)
    : openPostgresForCalls(databaseUrl, createDatabase, connectionWaitMs));
  let migrated: readonly string[];
  try {
    migrated = await engine.migrate();
  } catch (error) {
    await engine.close();
    throw error;
  }
  const unitOfWork = new PostgresUnitOfWork(engine.manager);
  const beside = unitOfWork.beside();
  return {
    unitOfWork,
    readers: sharedReads(repositoriesOn(beside)),
    attempts: new PostgresAttemptLimiter(beside),
    purger: new PostgresRecordPurger(beside),
    ping: async () => void (await beside.rows('select 1 as one', [])),
    migrations: async () => (await engine.migrations.getExecuted()).map(({ name }) => name),
    migrated,
    pool: () => engine.pool(),
    waitingMail: async () => {
      const [found] = await beside.rows<{ untried: number; failed: number }>(WAITING_MAIL, []);
      return { untried: Number(found?.untried ?? 0), failed: Number(found?.failed ?? 0) };
    },
    drift: () => engine.drift(),
    close: () => engine.close(),
  };
}

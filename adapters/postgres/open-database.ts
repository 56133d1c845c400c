import type { AttemptLimiter } from '@toolyard/core/accounts';
import type { Readers, Repositories } from '@toolyard/core/repositories';
import type { UnitOfWork } from '@toolyard/core/shared';
import type { RecordPurger } from '@toolyard/core/retention';
import { sql } from 'kysely';
import type { PoolFigures } from './connection-pool.ts';
import { openPglite, openPostgresForCalls, type DatabaseSettings } from './engines.ts';
import { PostgresAttemptLimiter } from './postgres-attempt-limiter.ts';
import { PostgresRecordPurger } from './postgres-record-purger.ts';
import { PostgresUnitOfWork } from './postgres-unit-of-work.ts';
import { coalescedReads } from './coalesced-reads.ts';
import { db, float8 } from './query-builder.ts';
import { repositoriesOn } from './repositories.ts';

export interface Database {
  readonly unitOfWork: UnitOfWork<Repositories>;
  readonly readers: Readers;
  /** Counts outside any unit of work, so that a rollback does not undo a count. */
  readonly attempts: AttemptLimiter;
  readonly purger: RecordPurger;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Connections to PostgreSQL; null for the embedded database. */
  pool(): PoolFigures | null;
  /** Number of queued mails: not tried yet, and failed at least once. */
  waitingMail(): Promise<{ readonly untried: number; readonly failed: number }>;
  /** Names of the migrations that ran when the database was opened. */
  readonly migrated: readonly string[];
  /** Names of the executed migrations, in order. */
  migrations(): Promise<readonly string[]>;
  /** SQL that would bring the database to the tables' definitions; empty when they agree. */
  drift(): Promise<string>;
  close(): Promise<void>;
}

const countWaitingMail = () =>
  db
    .selectFrom('outgoing_mail')
    .select((eb) => [
      float8(eb.fn.countAll<number>().filterWhere('attempts', '=', 0)).as('untried'),
      float8(eb.fn.countAll<number>().filterWhere('attempts', '>', 0)).as('failed'),
    ]);

/** Opens the database and runs the pending migrations. */
export async function openDatabase({
  databaseUrl = null,
  dataDir = null,
  cluster = null,
  createDatabase,
  maxWaitMs,
}: DatabaseSettings): Promise<Database> {
  const engine = await (databaseUrl === null
    ? openPglite(dataDir, cluster)
    : openPostgresForCalls(databaseUrl, createDatabase, maxWaitMs));
  let migrated: readonly string[];
  try {
    migrated = await engine.migrate();
  } catch (error) {
    await engine.close();
    throw error;
  }
  const unitOfWork = new PostgresUnitOfWork(engine.manager);
  const statements = unitOfWork.statementsOutside();
  const { readers, forgetSessions } = coalescedReads(repositoriesOn(statements));
  unitOfWork.onEnd(forgetSessions);
  return {
    unitOfWork,
    readers,
    attempts: new PostgresAttemptLimiter(statements),
    purger: new PostgresRecordPurger(statements),
    ping: async () => void (await statements.rows(sql`select 1 as one`)),
    migrations: async () => (await engine.migrations.getExecuted()).map(({ name }) => name),
    migrated,
    pool: () => engine.pool(),
    waitingMail: async () => {
      const counts = await statements.row(countWaitingMail());
      return counts ?? { untried: 0, failed: 0 };
    },
    drift: () => engine.drift(),
    close: () => engine.close(),
  };
}

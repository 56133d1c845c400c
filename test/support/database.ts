import { rmSync } from 'node:fs';
import type {
  AdminSessionLookup,
  AdminRepository,
  EmailConfirmationRepository,
  PasswordResetRepository,
  SecondFactorRepository,
  SessionRepository,
  UserRepository,
  UserDirectory,
} from '@toolyard/core/accounts';
import type { AuditLog, AuditTrail } from '@toolyard/core/audit';
import type { ConnectionStore } from '@toolyard/core/brokerage';
import type { LotteryEventRepository } from '@toolyard/core/lottery';
import type { MailOutbox } from '@toolyard/core/mail';
import type { WatchlistStore } from '@toolyard/core/watchlist';
import type { OptionsSettingsStore } from '@toolyard/core/options/settings';
import type { StrategyReader, StrategyRepository } from '@toolyard/core/options/strategies';
import type { IdempotencyStore, UnitOfWork } from '@toolyard/core/shared';
import type { SignupCounter } from '@toolyard/core/admin';
import type { ToolRepository } from '@toolyard/core/tools';
import { memoryDatabase } from '@toolyard/memory';
import { openDatabase, type Database } from '@toolyard/postgres';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { furnish, temporaryFolder } from './app-server.ts';
import { findPostgres } from './postgres-server.ts';
import { freshPostgres } from './postgres.ts';

export interface TestRepositories {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly emailConfirmations: EmailConfirmationRepository;
  readonly passwordResets: PasswordResetRepository;
  readonly secondFactors: SecondFactorRepository;
  readonly admins: AdminRepository;
  readonly adminSessions: SessionRepository;
  readonly adminSecondFactors: SecondFactorRepository;
  readonly mails: MailOutbox;
  readonly strategies: StrategyRepository;
  readonly tools: ToolRepository;
  readonly lotteryEvents: LotteryEventRepository;
  readonly connections: ConnectionStore;
  readonly watchlists: WatchlistStore;
  readonly optionsSettings: OptionsSettingsStore;
  readonly idempotency: IdempotencyStore;
  readonly audit: AuditLog;
  readonly trail: AuditTrail;
}

/** What every adapter that keeps things offers. */
export interface TestDatabase {
  readonly unitOfWork: UnitOfWork<TestRepositories>;
  readonly readers: {
    readonly users: Pick<UserRepository, 'find' | 'findByEmail'>;
    readonly sessions: Pick<SessionRepository, 'find' | 'listOwned'>;
    readonly secondFactors: Pick<SecondFactorRepository, 'find'>;
    readonly admins: Pick<AdminRepository, 'find' | 'findByUsername' | 'list'>;
    readonly adminCallers: AdminSessionLookup;
    readonly adminSessions: Pick<SessionRepository, 'find' | 'listOwned'>;
    readonly adminSecondFactors: Pick<SecondFactorRepository, 'find'>;
    readonly connections: Pick<ConnectionStore, 'findOwned'>;
    readonly watchlists: Pick<WatchlistStore, 'findOwned'>;
    readonly optionsSettings: Pick<OptionsSettingsStore, 'findOwned'>;
    readonly strategies: StrategyReader;
    readonly lotteryEvents: Pick<LotteryEventRepository, 'listByStatus' | 'find' | 'count'>;
    readonly tools: Pick<ToolRepository, 'list'>;
    readonly trail: AuditTrail;
    readonly userDirectory: UserDirectory;
    readonly signups: SignupCounter;
  };
}

type Open = () => Promise<{ readonly database: TestDatabase; close(): Promise<void> }>;

const onMemory: Open = () =>
  Promise.resolve({ database: memoryDatabase(), close: () => Promise.resolve() });

const onPglite: Open = async () => {
  const dataDir = furnish(temporaryFolder('toolyard-suite'));
  const database = await openDatabase({ dataDir });
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { database, close };
};

/** A hundred units of work share twenty connections, however busy the machine is. */
const CONNECTION_WAIT_MS = 30_000;

const onPostgres: Open = async () => {
  const fresh = await freshPostgres();
  if (!fresh) throw new Error('no PostgreSQL found');
  const database = await openDatabase({
    databaseUrl: fresh.url,
    connectionWaitMs: CONNECTION_WAIT_MS,
  });
  const close = async () => {
    await database.close();
    await fresh.drop();
  };
  return { database, close };
};

const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']) || findPostgres() !== null;

function suiteOn(engine: string, open: Open, suite: (database: () => TestDatabase) => void): void {
  describe(`on ${engine}`, () => {
    let opened: Awaited<ReturnType<Open>> | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    suite(() => {
      if (!opened) throw new Error('the database is not open');
      return opened.database;
    });
  });
}

/** Declares the suite once for each adapter; where there is no PostgreSQL it says so. */
export function onEveryDatabase(suite: (database: () => TestDatabase) => void): void {
  suiteOn('memory', onMemory, suite);
  onEveryEngine(suite);
}

/** The same for the two engines of the postgres adapter, which offer more. */
export function onEveryEngine(suite: (database: () => Database) => void): void {
  const declared = suite as (database: () => TestDatabase) => void;
  suiteOn('PGlite', onPglite, declared);
  if (hasPostgres) suiteOn('PostgreSQL', onPostgres, declared);
  else it.skip('on PostgreSQL: skipped: no PostgreSQL found', () => undefined);
}

import { rmSync } from 'node:fs';
import type { Readers, Repositories } from '@toolyard/core/repositories';
import type { UnitOfWork } from '@toolyard/core/shared';
import { memoryDatabase } from '@toolyard/memory';
import { openDatabase, type Database } from '@toolyard/postgres';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { furnish, temporaryFolder } from './app-server.ts';
import { has } from './needs.ts';
import { migratedPostgres } from './postgres.ts';
import { FULL_SIZE } from './test-size.ts';

/** The part that every database adapter offers. */
export interface TestDatabase {
  readonly unitOfWork: UnitOfWork<Repositories>;
  readonly readers: Readers;
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
const MAX_WAIT_MS = 30_000;

const onPostgres: Open = async () => {
  const fresh = await migratedPostgres();
  if (!fresh) throw new Error('no PostgreSQL found');
  const database = await openDatabase({ databaseUrl: fresh.url, maxWaitMs: MAX_WAIT_MS });
  const close = async () => {
    await database.close();
    await fresh.drop();
  };
  return { database, close };
};

const hasPostgres = has('PostgreSQL');

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

/**
 * The same for the two engines of the postgres adapter, which offer more. `npm run test:engines` takes both, other runs
 * PostgreSQL, or PGlite where there is no PostgreSQL.
 */
export function onEveryEngine(suite: (database: () => Database) => void): void {
  const declared = suite as (database: () => TestDatabase) => void;
  if (FULL_SIZE || !hasPostgres) suiteOn('PGlite', onPglite, declared);
  if (hasPostgres) suiteOn('PostgreSQL', onPostgres, declared);
  else it.skip('on PostgreSQL: skipped: no PostgreSQL found', () => undefined);
}

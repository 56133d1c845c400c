import type { EntityManager } from '@mikro-orm/postgresql';

/** What migrating needs of the ORM's migrator. */
export interface Migrations {
  getExecuted(): Promise<readonly { readonly name: string }[]>;
  up(options: { transaction: unknown; to?: string }): Promise<readonly { readonly name: string }[]>;
}

/** The migrations' own tables: no data of the product. */
export const MIGRATION_TABLES = ['mikro_orm_migrations', 'migration_turn'];

/** PostgreSQL's codes where two connections make the same table or row at once. */
const MADE_BESIDE_US = ['23505', '42P07', 'XX000'];
const TRIES = 5;

/** Migrations may be slow; a second server waits until they are done. */
const PATIENCE = [
  'set local statement_timeout = 0',
  'set local lock_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
];

/**
 * Runs `work` as the only one that changes the tables of this database: it holds the lock of one row. All of it is
 * one transaction, so that a process that dies leaves the tables as they were.
 */
export async function inMigrationTurn<T>(
  manager: EntityManager,
  migrations: Migrations,
  work: (inside: EntityManager) => Promise<T>,
): Promise<T> {
  await prepare(manager, migrations);
  return manager.fork().transactional(async (inside) => {
    for (const statement of PATIENCE) await inside.execute(statement);
    await inside.execute('select id from migration_turn where id = 1 for update');
    return work(inside);
  });
}

/**
 * Brings the tables up to date and answers the names of the migrations that were run; of several processes at once,
 * one does it and the others find it done.
 */
export const migrate = (
  manager: EntityManager,
  migrations: Migrations,
): Promise<readonly string[]> =>
  inMigrationTurn(manager, migrations, async (inside) => {
    const run = await migrations.up({ transaction: inside.getTransactionContext<unknown>() });
    return run.map(({ name }) => name);
  });

async function prepare(manager: EntityManager, migrations: Migrations): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      const own = manager.fork();
      await own.execute(
        'create table if not exists migration_turn (id smallint primary key check (id = 1))',
      );
      await own.execute('insert into migration_turn (id) values (1) on conflict do nothing');
      await migrations.getExecuted();
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (tries === TRIES || !MADE_BESIDE_US.includes(code)) throw error;
    }
  }
}

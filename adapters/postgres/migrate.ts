import type { EntityManager } from '@mikro-orm/postgresql';

/** The part of the ORM's migrator that this adapter uses. */
export interface Migrations {
  getExecuted(): Promise<readonly { readonly name: string }[]>;
  up(options: { transaction: unknown; to?: string }): Promise<readonly { readonly name: string }[]>;
}

/** Tables of the migrations; they hold no data of the product. */
export const MIGRATION_TABLES = ['mikro_orm_migrations', 'migration_turn'];

/** PostgreSQL's codes when two connections create the same table or row at once. */
const CREATED_CONCURRENTLY = ['23505', '42P07', 'XX000'];
const TRIES = 5;

/** Migrations may be slow; a second server waits until they are done. */
const NO_TIMEOUTS = [
  'set local statement_timeout = 0',
  'set local lock_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
];

/**
 * Runs `work` while it holds the lock of one row, so that no other process migrates the tables. `work` is one
 * transaction: a process that dies leaves the tables unchanged.
 */
export async function withMigrationLock<T>(
  manager: EntityManager,
  migrations: Migrations,
  work: (inside: EntityManager) => Promise<T>,
): Promise<T> {
  await prepare(manager, migrations);
  return manager.fork().transactional(async (inside) => {
    for (const statement of NO_TIMEOUTS) await inside.execute(statement);
    await inside.execute('select id from migration_turn where id = 1 for update');
    return work(inside);
  });
}

/**
 * Runs the pending migrations and returns their names. Of several concurrent processes, one runs them and the others
 * find none pending.
 */
export const migrate = (
  manager: EntityManager,
  migrations: Migrations,
): Promise<readonly string[]> =>
  withMigrationLock(manager, migrations, async (inside) => {
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
      if (tries === TRIES || !CREATED_CONCURRENTLY.includes(code)) throw error;
    }
  }
}

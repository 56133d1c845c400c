import { Migrator } from '@mikro-orm/migrations';
import { Migration20261121FirstTables } from './migrations/migration-20261121-first-tables.ts';
import { IdempotencyKeyTable } from './tables/idempotency-key.table.ts';
import { SessionTable } from './tables/session.table.ts';
import { StrategyLegTable } from './tables/strategy-leg.table.ts';
import { StrategyTable } from './tables/strategy.table.ts';
import { UserAccountTable } from './tables/user-account.table.ts';

/** What both engines share. */
export const ORM_SETTINGS = {
  entities: [UserAccountTable, SessionTable, StrategyTable, StrategyLegTable, IdempotencyKeyTable],
  extensions: [Migrator],
  migrations: {
    migrationsList: [{ name: 'Migration20261121FirstTables', class: Migration20261121FirstTables }],
    snapshot: false,
  },
  forceUtcTimezone: true,
  logger: () => undefined,
};

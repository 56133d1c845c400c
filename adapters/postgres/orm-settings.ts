import { Migrator } from '@mikro-orm/migrations';
import { Migration20261121FirstTables } from './migrations/migration-20261121-first-tables.ts';
import { Migration20261121SessionDetails } from './migrations/migration-20261121-session-details.ts';
import { IdempotencyKeyTable } from './tables/idempotency-key.table.ts';
import { SessionTable } from './tables/session.table.ts';
import { StrategyLegTable } from './tables/strategy-leg.table.ts';
import { StrategyTable } from './tables/strategy.table.ts';
import { UserAccountTable } from './tables/user-account.table.ts';

/** In the order in which they run. */
const MIGRATIONS = [Migration20261121FirstTables, Migration20261121SessionDetails];

/** What both engines share. */
export const ORM_SETTINGS = {
  entities: [UserAccountTable, SessionTable, StrategyTable, StrategyLegTable, IdempotencyKeyTable],
  extensions: [Migrator],
  migrations: {
    migrationsList: MIGRATIONS.map((migration) => ({ name: migration.name, class: migration })),
    snapshot: false,
  },
  forceUtcTimezone: true,
  logger: () => undefined,
};

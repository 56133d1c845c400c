import { Migration } from '@mikro-orm/migrations';

/**
 * When background work looks at a strategy next. Open positions, and ended trades with shares, are looked at once after
 * the migration.
 */
export class Migration20261208StrategyReview extends Migration {
  override name = 'Migration20261208StrategyReview';

  override up(): void {
    this.addSql(`alter table "strategy" add column "review_at" timestamptz(3) null`);
    this.addSql(`update "strategy" set "review_at" = now() where "deleted_at" is null
      and ("status" = 'active' or ("status" = 'completed' and exists (select from "strategy_fill" f
        join "strategy_step" t on t."id" = f."step_id"
        where t."strategy_id" = "strategy"."id" and f."kind" = 'stock')))`);
    this.addSql(`create index "strategy_review" on "strategy" ("review_at", "id")
      where "review_at" is not null`);
  }
}

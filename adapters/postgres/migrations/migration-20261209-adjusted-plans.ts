import { Migration } from '@mikro-orm/migrations';

/** Corporate actions change plans. */
export class Migration20261209AdjustedPlans extends Migration {
  override name = 'Migration20261209AdjustedPlans';

  override up(): void {
    this.addSql(
      `alter table "strategy" add column "plan_adjustments" jsonb not null default '[]'::jsonb`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Dividends are steps of a position. */
export class Migration20261206DividendSteps extends Migration {
  override name = 'Migration20261206DividendSteps';

  override up(): void {
    this.addSql(`alter table "strategy_step" drop constraint "strategy_step_kind"`);
    this.addSql(`alter table "strategy_step" add constraint "strategy_step_kind" check ("kind" in (
      'opened', 'added', 'closedLeg', 'rolled', 'adjusted', 'stockTraded', 'closed', 'expired', 'assigned',
      'exercised', 'dividend'))`);
    this.addSql(`alter table "strategy_fill" drop constraint "strategy_fill_cause"`);
    this.addSql(`alter table "strategy_fill" add constraint "strategy_fill_cause" check ("cause" in (
      'trade', 'expiry', 'exercise', 'assignment', 'dividend'))`);
  }
}

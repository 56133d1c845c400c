import { Migration } from '@mikro-orm/migrations';

/** Splits, special dividends, symbol changes and mergers are steps of a position. */
export class Migration20261208CorporateActionSteps extends Migration {
  override name = 'Migration20261208CorporateActionSteps';

  override up(): void {
    this.addSql(`alter table "strategy_step" add column "action" jsonb null`);
    this.addSql(`alter table "strategy_step" drop constraint "strategy_step_kind"`);
    this.addSql(`alter table "strategy_step" add constraint "strategy_step_kind" check ("kind" in (
      'opened', 'added', 'closedLeg', 'rolled', 'adjusted', 'stockTraded', 'closed', 'expired', 'assigned',
      'exercised', 'dividend', 'corporateAction'))`);
    this.addSql(`alter table "strategy_fill" add column "replaces" varchar(60) null`);
    this.addSql(`alter table "strategy_fill" drop constraint "strategy_fill_cause"`);
    this.addSql(`alter table "strategy_fill" add constraint "strategy_fill_cause" check ("cause" in (
      'trade', 'expiry', 'exercise', 'assignment', 'dividend', 'corporateAction', 'cashPayment'))`);
  }
}

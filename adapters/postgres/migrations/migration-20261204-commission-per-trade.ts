import { Migration } from '@mikro-orm/migrations';

/**
 * A plan has a commission per trade beside that per contract. The default stays, so that a server of an older version can
 * still add plans.
 */
export class Migration20261204CommissionPerTrade extends Migration {
  override name = 'Migration20261204CommissionPerTrade';

  override up(): void {
    this.addSql(
      `alter table "strategy" add column "commission_per_trade" bigint not null default 0`,
    );
    this.addSql(`alter table "strategy" add constraint "strategy_commission_per_trade"
      check ("commission_per_trade" >= 0 and "commission_per_trade" <= 1000000)`);
  }
}

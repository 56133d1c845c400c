import { Migration } from '@mikro-orm/migrations';

/** Who gave the price that a step settled contracts at; a step may be without a price of the underlying. */
export class Migration20261204SettlementSource extends Migration {
  override name = 'Migration20261204SettlementSource';

  override up(): void {
    this.addSql(`alter table "strategy_step"
      alter column "spot" drop not null,
      add column "settlement_source" varchar(40) null,
      add column "settlement_at" timestamptz(3) null`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A plan has a commission per contract, which its figures count. */
export class Migration20261123StrategyCommissions extends Migration {
  override name = 'Migration20261123StrategyCommissions';

  override up(): void {
    this.addSql(
      `alter table "strategy" add column "commission_per_contract" bigint not null default 0`,
    );
    this.addSql(`alter table "strategy" alter column "commission_per_contract" drop default`);
    this.addSql(`alter table "strategy" add constraint "strategy_commission_per_contract"
      check ("commission_per_contract" >= 0 and "commission_per_contract" <= 1000000)`);
  }
}

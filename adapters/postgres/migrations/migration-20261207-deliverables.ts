import { Migration } from '@mikro-orm/migrations';

/** Planned and traded contracts have what they deliver; null stands for shares of the underlying, as in every row before. */
export class Migration20261207Deliverables extends Migration {
  override name = 'Migration20261207Deliverables';

  override up(): void {
    for (const table of ['strategy_leg', 'strategy_fill']) {
      this.addSql(`alter table "${table}" add column "deliverable" jsonb null`);
      this.addSql(`alter table "${table}" add constraint "${table}_deliverable"
        check ("deliverable" is null or "kind" = 'option')`);
    }
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The time of the quotes behind the last value of an alert. */
export class Migration20261126AlertQuotes extends Migration {
  override name = 'Migration20261126AlertQuotes';

  override up(): void {
    this.addSql('alter table "alert_rule" add column "quoted_at" timestamptz(3) null');
  }
}

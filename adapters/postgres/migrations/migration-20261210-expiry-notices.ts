import { Migration } from '@mikro-orm/migrations';

/** Notices tell owners that contracts for shares have expired. */
export class Migration20261210ExpiryNotices extends Migration {
  override name = 'Migration20261210ExpiryNotices';

  override up(): void {
    this.addSql('alter table "alert_notice" drop constraint "alert_notice_kind"');
    this.addSql(
      `alter table "alert_notice" add constraint "alert_notice_kind" check ("kind" in ('fired', 'corporateAction', 'expired'))`,
    );
  }
}

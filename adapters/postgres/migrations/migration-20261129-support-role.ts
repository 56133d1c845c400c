import { Migration } from '@mikro-orm/migrations';

/** Operators who help users and change nothing. */
export class Migration20261129SupportRole extends Migration {
  override name = 'Migration20261129SupportRole';

  override up(): void {
    this.addSql('alter table "admin_account" drop constraint "admin_account_role"');
    this.addSql(
      `alter table "admin_account" add constraint "admin_account_role"
       check ("role" in ('support', 'admin', 'superadmin'))`,
    );
  }
}

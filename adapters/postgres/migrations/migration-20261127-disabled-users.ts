import { Migration } from '@mikro-orm/migrations';

/** Whether a user may sign in. A column with a constant default is added without a rewrite of the table. */
export class Migration20261127DisabledUsers extends Migration {
  override name = 'Migration20261127DisabledUsers';

  override up(): void {
    this.addSql('alter table "user_account" add column "active" boolean not null default true');
    this.addSql(
      `create index "user_account_disabled" on "user_account" ("created_at", "id")
       where "deleted_at" is null and not "active"`,
    );
  }
}

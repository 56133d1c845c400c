import { Migration } from '@mikro-orm/migrations';

/** A trash of users. Accounts that ended before had their personal data erased at once. */
export class Migration20261127UserTrash extends Migration {
  override name = 'Migration20261127UserTrash';

  override up(): void {
    this.addSql('alter table "user_account" add column "erased_at" timestamptz(3) null');
    this.addSql(
      'update "user_account" set "erased_at" = "deleted_at" where "deleted_at" is not null',
    );
    this.addSql(
      `create index "user_account_trash" on "user_account" ("created_at", "id")
       where "deleted_at" is not null and "erased_at" is null`,
    );
  }
}

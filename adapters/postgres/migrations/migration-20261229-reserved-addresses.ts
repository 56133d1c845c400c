import { Migration } from '@mikro-orm/migrations';

/**
 * Accounts in the trash reserve their addresses. Where an address was taken again meanwhile, its present owner has it; the
 * account in the trash can be restored and be given another.
 */
export class Migration20261229ReservedAddresses extends Migration {
  override name = 'Migration20261229ReservedAddresses';

  override up(): void {
    this.addSql(
      `update "user_account" as "old" set "email" = "old"."id" || '@erased.invalid'
       where "old"."deleted_at" is not null and "old"."erased_at" is null and exists (
         select 1 from "user_account" as "other"
         where "other"."email" = "old"."email" and "other"."id" <> "old"."id"
           and ("other"."deleted_at" is null
             or ("other"."deleted_at", "other"."id") > ("old"."deleted_at", "old"."id")))`,
    );
    this.addSql('drop index "user_account_email_key"');
    this.addSql('create unique index "user_account_email_key" on "user_account" ("email")');
  }
}

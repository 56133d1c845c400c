import { Migration } from '@mikro-orm/migrations';

/** The language that a user has chosen, on every device. */
export class Migration20261123UserLanguages extends Migration {
  override name = 'Migration20261123UserLanguages';

  override up(): void {
    this.addSql(`alter table "user_account"
      add column "language" varchar(10) not null default 'auto'`);
    this.addSql(`alter table "user_account" add constraint "user_account_language"
      check ("language" in ('auto', 'en', 'zh-CN'))`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** How accounts trade. */
export class Migration20261121OptionsSettings extends Migration {
  override name = 'Migration20261121OptionsSettings';

  override up(): void {
    this.addSql(`create table "options_settings" (
      "owner_id" uuid not null,
      "version" int not null,
      "settings" jsonb not null,
      "updated_at" timestamptz(3) not null,
      primary key ("owner_id"),
      constraint "options_settings_version" check ("version" >= 1),
      constraint "options_settings_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
  }
}

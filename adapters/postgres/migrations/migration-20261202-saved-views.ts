import { Migration } from '@mikro-orm/migrations';

/** Views of the console's lists that admins have saved. */
export class Migration20261202SavedViews extends Migration {
  override name = 'Migration20261202SavedViews';

  override up(): void {
    this.addSql(`create table "saved_view" (
      "id" uuid not null,
      "list" varchar(10) not null,
      "name" varchar(40) not null,
      "query" varchar(4000) not null,
      "owner_id" uuid not null,
      primary key ("id"),
      constraint "saved_view_list" check ("list" in ('users', 'admins', 'tools', 'audit')),
      constraint "saved_view_name" check (char_length("name") >= 1 and char_length("name") <= 40)
    )`);
    this.addSql(
      'alter table "saved_view" add constraint "saved_view_owner_id_foreign" foreign key ("owner_id") references "admin_account" ("id") on delete cascade',
    );
    this.addSql('create index "saved_view_owner" on "saved_view" ("owner_id")');
  }
}

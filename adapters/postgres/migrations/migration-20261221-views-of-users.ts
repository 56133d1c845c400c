import { Migration } from '@mikro-orm/migrations';

/** Users save views of their lists of articles. */
export class Migration20261221ViewsOfUsers extends Migration {
  override name = 'Migration20261221ViewsOfUsers';

  override up(): void {
    this.addSql('alter table "saved_view" alter column "owner_id" drop not null');
    this.addSql('alter table "saved_view" add column "user_id" uuid null');
    this.addSql(
      'alter table "saved_view" add constraint "saved_view_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update no action on delete cascade',
    );
    this.addSql(
      'alter table "saved_view" add constraint "saved_view_one_owner" check (("owner_id" is null) <> ("user_id" is null))',
    );
    this.addSql('alter table "saved_view" drop constraint "saved_view_list"');
    this.addSql(
      `alter table "saved_view" add constraint "saved_view_list" check ("list" in ('users', 'admins', 'tools', 'articles', 'audit'))`,
    );
    this.addSql('create index "saved_view_user" on "saved_view" ("user_id")');
  }
}

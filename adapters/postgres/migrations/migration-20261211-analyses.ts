import { Migration } from '@mikro-orm/migrations';

/** Analyses that accounts have kept: recipes, never their data. */
export class Migration20261211Analyses extends Migration {
  override name = 'Migration20261211Analyses';

  override up(): void {
    this.addSql(`create table "analysis" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "version" int not null,
      "recipe" jsonb not null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "analysis_version" check ("version" >= 1)
    )`);
    this.addSql(
      'alter table "analysis" add constraint "analysis_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id") on delete cascade',
    );
    this.addSql('create index "analysis_owner" on "analysis" ("owner_id", "updated_at", "id")');
  }
}

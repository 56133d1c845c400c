import { Migration } from '@mikro-orm/migrations';

/** API keys of users, stored as keyed digests. */
export class Migration20261129ApiKeys extends Migration {
  override name = 'Migration20261129ApiKeys';

  override up(): void {
    this.addSql(`create table "api_key" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "name" varchar(100) not null,
      "scopes" jsonb not null,
      "hint" varchar(10) not null,
      "digest" varchar(43) not null,
      "calls" bigint not null,
      "created_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      "last_used_at" timestamptz(3) null,
      primary key ("id"),
      constraint "api_key_name" check (char_length("name") >= 1 and char_length("name") <= 100),
      constraint "api_key_span" check ("expires_at" > "created_at"),
      constraint "api_key_calls" check ("calls" >= 0)
    )`);
    this.addSql(
      'alter table "api_key" add constraint "api_key_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id") on delete cascade',
    );
    this.addSql('alter table "api_key" add constraint "api_key_digest" unique ("digest")');
    this.addSql('create index "api_key_owner" on "api_key" ("owner_id", "created_at", "id")');
  }
}

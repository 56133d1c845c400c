import { Migration } from '@mikro-orm/migrations';

/** Resets of passwords, second factors, and mail that waits to be sent. */
export class Migration20261121Credentials extends Migration {
  override name = 'Migration20261121Credentials';

  override up(): void {
    this.addSql(`create table "password_reset" (
      "owner_id" uuid not null,
      "token_hash" varchar(64) not null,
      "created_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      primary key ("owner_id"),
      constraint "password_reset_token" unique ("token_hash"),
      constraint "password_reset_span" check ("expires_at" > "created_at"),
      constraint "password_reset_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
    this.addSql(`create table "second_factor" (
      "owner_id" uuid not null,
      "version" int not null,
      "sealed_secret" varchar(200) not null,
      "confirmed_at" timestamptz(3) null,
      "last_step" bigint null,
      "recovery_hashes" jsonb not null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("owner_id"),
      constraint "second_factor_version" check ("version" >= 1),
      constraint "second_factor_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
    this.addSql(`create table "outgoing_mail" (
      "id" uuid not null,
      "kind" varchar(40) not null,
      "address" varchar(254) not null,
      "language" varchar(5) not null,
      "created_at" timestamptz(3) not null,
      "due_at" timestamptz(3) not null,
      "attempts" int not null,
      primary key ("id"),
      constraint "outgoing_mail_language" check ("language" in ('und', 'en', 'zh-CN')),
      constraint "outgoing_mail_attempts" check ("attempts" >= 0)
    )`);
    this.addSql(`create index "outgoing_mail_due" on "outgoing_mail" ("due_at", "id")`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The operators, with sessions and second factors of their own. */
export class Migration20261121Admins extends Migration {
  override name = 'Migration20261121Admins';

  override up(): void {
    this.addSql(`create table "admin_account" (
      "id" uuid not null,
      "version" int not null,
      "username" varchar(60) not null,
      "name" varchar(100) not null,
      "email" varchar(254) not null,
      "role" varchar(20) not null,
      "active" boolean not null,
      "password_hash" varchar(255) not null,
      "must_change_password" boolean not null,
      "last_login_at" timestamptz(3) null,
      "previous_login_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "deleted_at" timestamptz(3) null,
      primary key ("id"),
      constraint "admin_account_version" check ("version" >= 1),
      constraint "admin_account_username" check (char_length("username") >= 2 and char_length("username") <= 60),
      constraint "admin_account_name" check (char_length("name") >= 1 and char_length("name") <= 100),
      constraint "admin_account_email" check (char_length("email") >= 3 and char_length("email") <= 254),
      constraint "admin_account_role" check ("role" in ('admin', 'superadmin'))
    )`);
    for (const column of ['username', 'email'])
      this.addSql(
        `create unique index "admin_account_${column}_key" on "admin_account" ("${column}") where "deleted_at" is null`,
      );
    this.addSql(`create table "admin_session" (
      "id" uuid not null,
      "version" int not null,
      "owner_id" uuid not null,
      "refresh_hash" varchar(64) not null,
      "previous_refresh_hash" varchar(64) null,
      "rotated_at" timestamptz(3) not null,
      "rotations" int not null,
      "authenticated_at" timestamptz(3) not null,
      "device" varchar(100) not null,
      "address" varchar(45) not null,
      "remember" boolean not null,
      "created_at" timestamptz(3) not null,
      "last_seen_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      "revoked_at" timestamptz(3) null,
      primary key ("id"),
      constraint "admin_session_version" check ("version" >= 1),
      constraint "admin_session_span" check ("expires_at" > "created_at"),
      constraint "admin_session_owner_id_foreign" foreign key ("owner_id")
        references "admin_account" ("id") on delete cascade
    )`);
    this.addSql(
      `create index "admin_session_owner_created" on "admin_session" ("owner_id", "created_at", "id")`,
    );
    this.addSql(`create table "admin_second_factor" (
      "owner_id" uuid not null,
      "version" int not null,
      "sealed_secret" varchar(200) not null,
      "confirmed_at" timestamptz(3) null,
      "last_step" bigint null,
      "recovery_hashes" jsonb not null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("owner_id"),
      constraint "admin_second_factor_version" check ("version" >= 1),
      constraint "admin_second_factor_owner_id_foreign" foreign key ("owner_id")
        references "admin_account" ("id") on delete cascade
    )`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Connections to brokers, and those that were begun. */
export class Migration20261121Brokerage extends Migration {
  override name = 'Migration20261121Brokerage';

  override up(): void {
    this.addSql(`create table "brokerage_connection" (
      "owner_id" uuid not null,
      "version" int not null,
      "provider" varchar(40) not null,
      "account_id" varchar(100) not null,
      "session_key" varchar(500) not null,
      "connected_at" timestamptz(3) not null,
      "last_verified_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      primary key ("owner_id"),
      constraint "brokerage_connection_version" check ("version" >= 1),
      constraint "brokerage_connection_span" check ("expires_at" > "connected_at"),
      constraint "brokerage_connection_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
    this.addSql(`create table "brokerage_authorisation" (
      "owner_id" uuid not null,
      "state_hash" varchar(64) not null,
      "created_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      primary key ("owner_id"),
      constraint "brokerage_authorisation_state" unique ("state_hash"),
      constraint "brokerage_authorisation_span" check ("expires_at" > "created_at"),
      constraint "brokerage_authorisation_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
  }
}

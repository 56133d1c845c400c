import { Migration } from '@mikro-orm/migrations';

/** Accounts, sessions, strategies with their legs, and answers by idempotency key. */
export class Migration20261121FirstTables extends Migration {
  override name = 'Migration20261121FirstTables';

  override up(): void {
    this.addSql(`create table "user_account" (
      "id" uuid not null,
      "version" int not null,
      "name" varchar(100) not null,
      "email" varchar(254) not null,
      "role" varchar(20) not null,
      "password_hash" varchar(255) not null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "deleted_at" timestamptz(3) null,
      primary key ("id"),
      constraint "user_account_version" check ("version" >= 1),
      constraint "user_account_name" check (char_length("name") >= 1 and char_length("name") <= 100),
      constraint "user_account_email" check (char_length("email") >= 3 and char_length("email") <= 254),
      constraint "user_account_role" check ("role" in ('user', 'superadmin'))
    )`);
    this.addSql(
      `create unique index "user_account_email_key" on "user_account" ("email") where "deleted_at" is null`,
    );
    this.addSql(`create table "session" (
      "id" uuid not null,
      "version" int not null,
      "owner_id" uuid not null,
      "refresh_hash" varchar(64) not null,
      "previous_refresh_hash" varchar(64) null,
      "rotated_at" timestamptz(3) not null,
      "remember" boolean not null,
      "created_at" timestamptz(3) not null,
      "last_seen_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      "revoked_at" timestamptz(3) null,
      primary key ("id"),
      constraint "session_version" check ("version" >= 1),
      constraint "session_span" check ("expires_at" > "created_at"),
      constraint "session_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
    this.addSql(
      `create index "session_owner_created" on "session" ("owner_id", "created_at", "id")`,
    );
    this.addSql(`create table "strategy" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "version" int not null,
      "name" varchar(80) not null,
      "template_id" varchar(40) not null,
      "status" varchar(20) not null,
      "symbol" varchar(40) not null,
      "underlying_price" bigint not null,
      "provider" varchar(40) not null,
      "simulated" boolean not null,
      "quoted_at" timestamptz(3) not null,
      "terms" jsonb not null,
      "volatility" double precision null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "deleted_at" timestamptz(3) null,
      primary key ("id"),
      constraint "strategy_version" check ("version" >= 1),
      constraint "strategy_name" check (char_length("name") >= 1 and char_length("name") <= 80),
      constraint "strategy_template" check ("template_id" in ('single-option', 'vertical-spread', 'covered-stock', 'collar', 'straddle', 'strangle', 'calendar-spread', 'diagonal-spread', 'butterfly', 'condor', 'iron-butterfly', 'iron-condor', 'custom')),
      constraint "strategy_status" check ("status" in ('planning', 'active', 'completed')),
      constraint "strategy_underlying_price" check ("underlying_price" >= 0),
      constraint "strategy_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
    this.addSql(
      `create index "strategy_owner_updated" on "strategy" ("owner_id", "updated_at", "id")`,
    );
    this.addSql(`create table "strategy_leg" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "strategy_id" uuid not null,
      "version" int not null,
      "ordinal" smallint not null,
      "kind" varchar(10) not null,
      "symbol" varchar(60) not null,
      "option_type" varchar(4) null,
      "position" varchar(5) not null,
      "strike" bigint null,
      "expiry" date null,
      "multiplier" int not null,
      "quantity" int not null,
      "entry_price" bigint not null,
      "price_source" varchar(10) not null,
      "iv" double precision null,
      "delta" double precision null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "strategy_leg_place" unique ("owner_id", "strategy_id", "ordinal"),
      constraint "strategy_leg_version" check ("version" >= 1),
      constraint "strategy_leg_ordinal" check ("ordinal" >= 0 and "ordinal" <= 19),
      constraint "strategy_leg_kind" check (("kind" = 'option' and "option_type" is not null and "strike" > 0 and "expiry" is not null) or ("kind" = 'stock' and "option_type" is null and "strike" is null and "expiry" is null and "multiplier" = 1)),
      constraint "strategy_leg_option_type" check ("option_type" in ('call', 'put')),
      constraint "strategy_leg_position" check ("position" in ('long', 'short')),
      constraint "strategy_leg_multiplier" check ("multiplier" >= 1 and "multiplier" <= 100000),
      constraint "strategy_leg_quantity" check ("quantity" >= 1 and "quantity" <= 1000000),
      constraint "strategy_leg_entry_price" check ("entry_price" >= 0 and "entry_price" <= 10000000000),
      constraint "strategy_leg_price_source" check ("price_source" in ('bid', 'ask', 'mid', 'own', 'spot')),
      constraint "strategy_leg_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade,
      constraint "strategy_leg_strategy_id_foreign" foreign key ("strategy_id")
        references "strategy" ("id") on delete cascade
    )`);
    this.addSql(`create index "strategy_leg_strategy" on "strategy_leg" ("strategy_id")`);
    this.addSql(`create table "idempotency_key" (
      "principal_key" varchar(100) not null,
      "route" varchar(200) not null,
      "key" varchar(128) not null,
      "request_hash" varchar(128) not null,
      "result" jsonb null,
      "created_at" timestamptz(3) not null,
      primary key ("principal_key", "route", "key")
    )`);
    this.addSql(`create index "idempotency_key_created" on "idempotency_key" ("created_at")`);
  }
}

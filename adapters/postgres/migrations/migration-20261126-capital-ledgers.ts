import { Migration } from '@mikro-orm/migrations';

/** Accounts have a capital ledger; the capital of their settings so far is what it starts with. */
export class Migration20261126CapitalLedgers extends Migration {
  override name = 'Migration20261126CapitalLedgers';

  override up(): void {
    this.addSql(`create table "capital_ledger" (
      "owner_id" uuid not null,
      "version" int not null,
      "starting_capital" bigint not null,
      "entries" jsonb not null,
      "updated_at" timestamptz(3) not null,
      primary key ("owner_id"),
      constraint "capital_ledger_version" check ("version" >= 1),
      constraint "capital_ledger_starting_capital" check ("starting_capital" > 0),
      constraint "capital_ledger_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
    this.addSql(`insert into "capital_ledger"
      select "owner_id", 2, ("settings" ->> 'capital')::bigint, '[]'::jsonb, "updated_at"
      from "options_settings"
      where jsonb_typeof("settings" -> 'capital') = 'number'
        and ("settings" ->> 'capital')::numeric between 1 and 1000000000000`);
    this.addSql(`update "options_settings" set "settings" = "settings" - 'capital'`);
  }
}

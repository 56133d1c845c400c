import { Migration } from '@mikro-orm/migrations';

/** What accounts watch of the market. */
export class Migration20261121Watchlists extends Migration {
  override name = 'Migration20261121Watchlists';

  override up(): void {
    this.addSql(`create table "watchlist" (
      "owner_id" uuid not null,
      "version" int not null,
      "symbols" jsonb not null,
      "updated_at" timestamptz(3) not null,
      primary key ("owner_id"),
      constraint "watchlist_version" check ("version" >= 1),
      constraint "watchlist_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
  }
}

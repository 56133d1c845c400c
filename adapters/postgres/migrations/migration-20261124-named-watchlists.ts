import { Migration } from '@mikro-orm/migrations';

/** Accounts have several watchlists by name; what they watched so far is the first of them. */
export class Migration20261124NamedWatchlists extends Migration {
  override name = 'Migration20261124NamedWatchlists';

  override up(): void {
    this.addSql(`alter table "watchlist" add column "lists" jsonb`);
    this.addSql(`update "watchlist" set "lists" = jsonb_build_array(
      jsonb_build_object('id', 'default', 'name', 'Watchlist', 'symbols', "symbols"))`);
    this.addSql(`alter table "watchlist" alter column "lists" set not null`);
    this.addSql(`alter table "watchlist" drop column "symbols"`);
  }
}

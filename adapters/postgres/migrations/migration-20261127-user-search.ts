import { Migration } from '@mikro-orm/migrations';

/**
 * The index by which users are searched inside names and addresses: every part of one, two or three characters, so that
 * one and two Chinese characters are found too. The table is locked for writing until the index is built; it may be built
 * before, `concurrently` and under this name.
 */
export class Migration20261127UserSearch extends Migration {
  override name = 'Migration20261127UserSearch';

  override up(): void {
    this.addSql(`create or replace function "user_search_grams"("name_key" text, "email" text)
      returns text[] language sql immutable parallel safe as $$
        select array_agg(distinct substr(field, place, size))
        from (values ($1), ($2)) fields (field), generate_series(1, 3) size,
          generate_series(1, char_length(field) - size + 1) place
      $$`);
    this.addSql(
      `create index if not exists "user_account_search" on "user_account" using gin
       (user_search_grams("name_key", "email")) with (fastupdate = off) where "deleted_at" is null`,
    );
  }
}

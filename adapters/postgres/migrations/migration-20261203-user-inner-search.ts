import { Migration } from '@mikro-orm/migrations';

/**
 * The index by which users are searched inside names and addresses, without their beginnings: those are ranges of other
 * indexes, which are in order and hold all that a list is sorted by. The function of the index before stays for servers of
 * the version before. The table is locked for writing until the index is built; it may be built before, `concurrently` and
 * under this name.
 */
export class Migration20261203UserInnerSearch extends Migration {
  override name = 'Migration20261203UserInnerSearch';

  override up(): void {
    this.addSql(`create or replace function "user_inner_grams"("name_key" text, "email" text)
      returns text[] language sql immutable parallel safe as $$
        select array_agg(distinct substr(field, place, size))
        from (values ($1), ($2)) fields (field), generate_series(1, 3) size,
          generate_series(2, char_length(field) - size + 1) place
      $$`);
    this.addSql(
      `create index if not exists "user_account_inner" on "user_account" using gin
       (user_inner_grams("name_key", "email")) with (fastupdate = off) where "deleted_at" is null`,
    );
    this.addSql('drop index if exists "user_account_search"');
  }
}

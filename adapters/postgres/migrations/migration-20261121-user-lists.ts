import { Migration } from '@mikro-orm/migrations';

const LIVE = 'where "deleted_at" is null';

/**
 * What lists of a million users are ordered and searched by. The column is added without a rewrite of the table, but
 * its lock is held to the end, while rows are filled and indexes built. Whoever cannot have users wait so long makes
 * all of it before, the indexes `concurrently` and under these names (docs/operations.md).
 */
export class Migration20261121UserLists extends Migration {
  override name = 'Migration20261121UserLists';

  override up(): void {
    this.addSql(
      `alter table "user_account" add column if not exists "name_key" varchar(300) not null default ''`,
    );
    this.addSql(
      `update "user_account" set "name_key" = normalize(lower("name" collate "und-x-icu"), nfc) where "name_key" = ''`,
    );
    for (const [name, columns] of [
      ['created', '("created_at", "id")'],
      ['name', '("name_key" collate "C", "id") include ("email", "role", "created_at")'],
      ['email', '("email" collate "C", "id") include ("name_key", "role", "created_at")'],
      ['role', '("role" collate "C", "id")'],
    ])
      this.addSql(
        `create index if not exists "user_account_${name}" on "user_account" ${columns} ${LIVE}`,
      );
  }
}

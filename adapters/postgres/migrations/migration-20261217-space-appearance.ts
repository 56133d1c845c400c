import { Migration } from '@mikro-orm/migrations';

/** Spaces with a theme and links in the head of each page. */
export class Migration20261217SpaceAppearance extends Migration {
  override name = 'Migration20261217SpaceAppearance';

  override up(): void {
    this.addSql(`alter table "content_space"
      add column "theme" jsonb not null default '{"accent":"cobalt","typeface":"sans"}',
      add column "navigation" jsonb not null default '[]'`);
    this.addSql(`alter table "content_space" alter column "theme" drop default,
      alter column "navigation" drop default`);
  }
}

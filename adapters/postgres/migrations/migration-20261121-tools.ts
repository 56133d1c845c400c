import { Migration } from '@mikro-orm/migrations';

/** The tool catalogue. */
export class Migration20261121Tools extends Migration {
  override name = 'Migration20261121Tools';

  override up(): void {
    this.addSql(`create table "tool" (
      "id" uuid not null,
      "version" int not null,
      "slug" varchar(80) not null,
      "title" varchar(100) not null,
      "description" varchar(500) not null,
      "icon" varchar(200) not null,
      "url" varchar(500) null,
      "color" varchar(7) not null,
      "sort_order" int not null,
      "is_active" boolean not null,
      "badges" jsonb not null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "deleted_at" timestamptz(3) null,
      primary key ("id"),
      constraint "tool_version" check ("version" >= 1),
      constraint "tool_slug" check ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      constraint "tool_title" check (char_length("title") >= 1 and char_length("title") <= 100),
      constraint "tool_description" check (char_length("description") >= 1 and char_length("description") <= 500),
      constraint "tool_icon" check (char_length("icon") >= 1 and char_length("icon") <= 200),
      constraint "tool_url" check ("url" ~* '^(http://|https://|/)' and "url" !~ '^//'),
      constraint "tool_color" check ("color" ~ '^#[0-9a-f]{6}$'),
      constraint "tool_sort_order" check ("sort_order" >= 0 and "sort_order" <= 1000000),
      constraint "tool_badges" check (jsonb_typeof("badges") = 'array' and "badges" <@ '["NEW","HOT","FREE","PREMIUM","BETA"]'::jsonb)
    )`);
    this.addSql(
      `create unique index "tool_slug_key" on "tool" ("slug") where "deleted_at" is null`,
    );
  }
}

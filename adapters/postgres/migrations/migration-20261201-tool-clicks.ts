import { Migration } from '@mikro-orm/migrations';

/** Clicks on tools, one row per tool and day. */
export class Migration20261201ToolClicks extends Migration {
  override name = 'Migration20261201ToolClicks';

  override up(): void {
    this.addSql(`create table "tool_click" (
      "tool_id" uuid not null,
      "day" date not null,
      "count" int not null,
      primary key ("tool_id", "day"),
      constraint "tool_click_tool_id_foreign" foreign key ("tool_id") references "tool" ("id")
        on update no action on delete cascade,
      constraint "tool_click_count" check ("count" >= 1)
    )`);
    this.addSql('create index "tool_click_day" on "tool_click" ("day")');
  }
}

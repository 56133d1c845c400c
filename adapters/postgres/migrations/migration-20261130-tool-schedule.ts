import { Migration } from '@mikro-orm/migrations';

/** When a tool begins and ceases to be shown; null sets no bound. */
export class Migration20261130ToolSchedule extends Migration {
  override name = 'Migration20261130ToolSchedule';

  override up(): void {
    this.addSql(`alter table "tool" add column "publish_at" timestamptz(3) null,
      add column "hide_at" timestamptz(3) null,
      add constraint "tool_schedule" check ("hide_at" > "publish_at")`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Corporate actions change alerts and watchlists, and notices explain it. */
export class Migration20261207CarriedActions extends Migration {
  override name = 'Migration20261207CarriedActions';

  override up(): void {
    this.addSql(`create table "corporate_action_check" (
      "symbol" varchar(40) not null,
      "handled_to" date null,
      "due_at" timestamptz(3) not null,
      primary key ("symbol")
    )`);
    this.addSql(
      'create index "corporate_action_check_due" on "corporate_action_check" ("due_at", "symbol")',
    );
    this.addSql(
      `alter table "alert_rule" add column "adjustments" jsonb not null default '[]'::jsonb`,
    );
    this.addSql('alter table "alert_rule" add column "stated_at" timestamptz(3) null');
    this.addSql(
      `alter table "alert_notice" add column "kind" varchar(20) not null default 'fired'`,
    );
    this.addSql(
      'alter table "alert_notice" add column "action" jsonb null, add column "effect" jsonb null',
    );
    for (const column of ['rule_id', 'condition', 'value'])
      this.addSql(`alter table "alert_notice" alter column "${column}" drop not null`);
    this.addSql(
      `alter table "alert_notice" add constraint "alert_notice_kind" check ("kind" in ('fired', 'corporateAction'))`,
    );
    this.addSql(`alter table "alert_notice" add constraint "alert_notice_parts" check (
      ("kind" = 'fired') = ("rule_id" is not null and "condition" is not null and "value" is not null)
      and ("kind" = 'corporateAction') = ("action" is not null and "effect" is not null))`);
  }
}

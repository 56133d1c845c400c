import { Migration } from '@mikro-orm/migrations';

/** Alerts of the options area and their notices. */
export class Migration20261126Alerts extends Migration {
  override name = 'Migration20261126Alerts';

  override up(): void {
    this.addSql(`create table "alert_rule" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "version" int not null,
      "condition" jsonb not null,
      "repeat" varchar(10) not null,
      "paused" boolean not null,
      "phase" varchar(10) not null,
      "subject" varchar(120) not null,
      "language" varchar(5) not null,
      "value" double precision null,
      "checked_at" timestamptz(3) null,
      "fired_at" timestamptz(3) null,
      "due_at" timestamptz(3) not null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "alert_rule_version" check ("version" >= 1),
      constraint "alert_rule_repeat" check ("repeat" in ('once', 'each')),
      constraint "alert_rule_phase" check ("phase" in ('armed', 'fired', 'done')),
      constraint "alert_rule_language" check ("language" in ('en', 'zh-CN'))
    )`);
    this.addSql(
      'alter table "alert_rule" add constraint "alert_rule_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id") on delete cascade',
    );
    this.addSql('create index "alert_rule_owner" on "alert_rule" ("owner_id", "created_at", "id")');
    this.addSql(
      `create index "alert_rule_due" on "alert_rule" ("due_at", "id") where not "paused" and "phase" <> 'done'`,
    );
    this.addSql(`create table "alert_notice" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "rule_id" uuid not null,
      "condition" jsonb not null,
      "subject" varchar(120) not null,
      "detail" varchar(400) null,
      "value" double precision not null,
      "at" timestamptz(3) not null,
      "silent" boolean not null,
      "read_at" timestamptz(3) null,
      primary key ("id")
    )`);
    this.addSql(
      'alter table "alert_notice" add constraint "alert_notice_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id") on delete cascade',
    );
    this.addSql('create index "alert_notice_owner" on "alert_notice" ("owner_id", "at", "id")');
    this.addSql('create index "alert_notice_at" on "alert_notice" ("at")');
    this.addSql(
      'create index "alert_notice_unread" on "alert_notice" ("owner_id") where "read_at" is null',
    );
  }
}

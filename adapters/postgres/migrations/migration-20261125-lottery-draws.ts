import { Migration } from '@mikro-orm/migrations';

/** Prize draws: lifecycle and terms of events, entries, winners, reminders, organisers and the public log. */
export class Migration20261125LotteryDraws extends Migration {
  override name = 'Migration20261125LotteryDraws';

  override up(): void {
    // Until now there were sample events only; nobody could enter them.
    this.addSql(`delete from "lottery_event"`);
    this.addSql(`alter table "lottery_event"
      add column "draw_at" timestamptz(3) not null,
      add column "stage" varchar(20) not null,
      add column "reason" varchar(500) not null,
      add column "organiser_realm" varchar(10) not null,
      add column "organiser_id" uuid not null,
      add column "organiser_name" varchar(100) not null,
      add column "capacity" int null,
      add column "needs_verified_email" boolean not null,
      add column "min_account_age" int not null,
      add column "max_weight" int not null,
      add column "days_per_chance" int not null,
      add column "is_withdrawable" boolean not null,
      add column "alternates" int not null,
      add column "claim_days" int not null,
      add column "entropy" varchar(10) not null,
      add column "published_at" timestamptz(3) null,
      add column "result_at" timestamptz(3) null,
      drop constraint "lottery_event_participants",
      add constraint "lottery_event_participants" check ("participants" >= 0 and "participants" <= coalesce("capacity", 1000000 / "max_weight")),
      add constraint "lottery_event_draw" check ("draw_at" >= "closes_at" + '00:10:00'::interval),
      add constraint "lottery_event_stage" check ("stage" in ('draft', 'published', 'frozen', 'drawn', 'settled', 'cancelled', 'failed')),
      add constraint "lottery_event_realm" check ("organiser_realm" in ('user', 'admin')),
      add constraint "lottery_event_capacity" check ("capacity" >= 1 and "capacity" <= 1000000),
      add constraint "lottery_event_weight" check ("max_weight" >= 1 and "max_weight" <= 100),
      add constraint "lottery_event_entropy" check ("entropy" in ('beacon', 'commit'))`);
    this.addSql(`create index "lottery_event_created" on "lottery_event" ("created_at", "id")`);
    this.addSql(`create index "lottery_event_result" on "lottery_event" ("result_at", "id")`);
    this.addSql(`create table "lottery_entry" (
      "id" uuid not null,
      "event_id" uuid not null,
      "account_id" uuid null,
      "weight" int not null,
      "entered_at" timestamptz(3) not null,
      "language" varchar(5) not null,
      "hides_name" boolean not null,
      primary key ("id"),
      constraint "lottery_entry_once" unique ("event_id", "account_id"),
      constraint "lottery_entry_weight" check ("weight" >= 1 and "weight" <= 100),
      constraint "lottery_entry_language" check ("language" in ('en', 'zh-CN')),
      constraint "lottery_entry_event_id_foreign" foreign key ("event_id")
        references "lottery_event" ("id") on delete cascade,
      constraint "lottery_entry_account_id_foreign" foreign key ("account_id")
        references "user_account" ("id") on delete set null
    )`);
    this.addSql(
      `create index "lottery_entry_account" on "lottery_entry" ("account_id", "entered_at", "id")`,
    );
    this.addSql(`create index "lottery_entry_list" on "lottery_entry" ("event_id", "id")`);
    this.addSql(`create table "lottery_winner" (
      "entry_id" uuid not null,
      "event_id" uuid not null,
      "rank" int not null,
      "prize_id" uuid null,
      "state" varchar(20) not null,
      "claim_by" timestamptz(3) null,
      "claimed_at" timestamptz(3) null,
      "forfeit_reason" varchar(20) null,
      "forfeit_note" varchar(500) not null,
      "forfeited_at" timestamptz(3) null,
      "moved_up_for" int null,
      primary key ("entry_id"),
      constraint "lottery_winner_rank" unique ("event_id", "rank"),
      constraint "lottery_winner_rank_range" check ("rank" >= 1),
      constraint "lottery_winner_state" check ("state" in ('pending', 'claimed', 'forfeited', 'alternate')),
      constraint "lottery_winner_reason" check ("forfeit_reason" in ('declined', 'no_reply', 'ineligible')),
      constraint "lottery_winner_entry_id_foreign" foreign key ("entry_id")
        references "lottery_entry" ("id") on delete cascade,
      constraint "lottery_winner_event_id_foreign" foreign key ("event_id")
        references "lottery_event" ("id") on delete cascade
    )`);
    this.addSql(`create table "lottery_reminder" (
      "event_id" uuid not null,
      "account_id" uuid not null,
      "language" varchar(5) not null,
      "open_sent_at" timestamptz(3) null,
      "close_sent_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null,
      primary key ("event_id", "account_id"),
      constraint "lottery_reminder_language" check ("language" in ('en', 'zh-CN')),
      constraint "lottery_reminder_event_id_foreign" foreign key ("event_id")
        references "lottery_event" ("id") on delete cascade,
      constraint "lottery_reminder_account_id_foreign" foreign key ("account_id")
        references "user_account" ("id") on delete cascade
    )`);
    this.addSql(`create index "lottery_reminder_account" on "lottery_reminder" ("account_id")`);
    this.addSql(`create table "lottery_organiser" (
      "owner_id" uuid not null,
      "granted_by" uuid not null,
      "granted_at" timestamptz(3) not null,
      primary key ("owner_id"),
      constraint "lottery_organiser_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
    this.addSql(`create table "lottery_seed" (
      "event_id" uuid not null,
      "sealed_seed" varchar(500) not null,
      primary key ("event_id"),
      constraint "lottery_seed_event_id_foreign" foreign key ("event_id")
        references "lottery_event" ("id") on delete cascade
    )`);
    this.addSql(`create table "lottery_log" (
      "event_id" uuid not null,
      "sequence" int not null,
      "line" jsonb not null,
      primary key ("event_id", "sequence"),
      constraint "lottery_log_sequence" check ("sequence" >= 1),
      constraint "lottery_log_event_id_foreign" foreign key ("event_id")
        references "lottery_event" ("id") on delete cascade
    )`);
    this.addSql(`create trigger "lottery_log_append_only" before update or delete on "lottery_log"
      for each row execute function "audit_append_only"()`);
    this.addSql(`create trigger "lottery_log_no_truncate" before truncate on "lottery_log"
      for each statement execute function "audit_append_only"()`);
    this.addSql(`alter table "outgoing_mail" add column "subject_id" uuid null`);
  }
}

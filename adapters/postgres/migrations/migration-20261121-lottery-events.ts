import { Migration } from '@mikro-orm/migrations';

/** Lottery events with their prizes. */
export class Migration20261121LotteryEvents extends Migration {
  override name = 'Migration20261121LotteryEvents';

  override up(): void {
    this.addSql(`create table "lottery_event" (
      "id" uuid not null,
      "version" int not null,
      "title" jsonb not null,
      "description" jsonb not null,
      "opens_at" timestamptz(3) not null,
      "closes_at" timestamptz(3) not null,
      "participants" int not null,
      "rules" jsonb not null,
      "sample" boolean not null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "lottery_event_version" check ("version" >= 1),
      constraint "lottery_event_title" check (coalesce(char_length("title" ->> 'en'), 0) >= 1 and coalesce(char_length("title" ->> 'en'), 0) <= 120 and coalesce(char_length("title" ->> 'zh-CN'), 0) >= 1 and coalesce(char_length("title" ->> 'zh-CN'), 0) <= 120),
      constraint "lottery_event_description" check (coalesce(char_length("description" ->> 'en'), 0) >= 1 and coalesce(char_length("description" ->> 'en'), 0) <= 1000 and coalesce(char_length("description" ->> 'zh-CN'), 0) >= 1 and coalesce(char_length("description" ->> 'zh-CN'), 0) <= 1000),
      constraint "lottery_event_span" check ("closes_at" > "opens_at"),
      constraint "lottery_event_participants" check ("participants" >= 0),
      constraint "lottery_event_rules" check (jsonb_array_length("rules") <= 20)
    )`);
    this.addSql(`create index "lottery_event_opens" on "lottery_event" ("opens_at", "id")`);
    this.addSql(`create index "lottery_event_closes" on "lottery_event" ("closes_at", "id")`);
    this.addSql(`create table "lottery_prize" (
      "id" uuid not null,
      "event_id" uuid not null,
      "ordinal" smallint not null,
      "name" jsonb not null,
      "description" jsonb not null,
      "count" int not null,
      "image" varchar(40) not null,
      primary key ("id"),
      constraint "lottery_prize_place" unique ("event_id", "ordinal"),
      constraint "lottery_prize_ordinal" check ("ordinal" >= 0 and "ordinal" <= 19),
      constraint "lottery_prize_name" check (coalesce(char_length("name" ->> 'en'), 0) >= 1 and coalesce(char_length("name" ->> 'en'), 0) <= 120 and coalesce(char_length("name" ->> 'zh-CN'), 0) >= 1 and coalesce(char_length("name" ->> 'zh-CN'), 0) <= 120),
      constraint "lottery_prize_description" check (coalesce(char_length("description" ->> 'en'), 0) >= 1 and coalesce(char_length("description" ->> 'en'), 0) <= 500 and coalesce(char_length("description" ->> 'zh-CN'), 0) >= 1 and coalesce(char_length("description" ->> 'zh-CN'), 0) <= 500),
      constraint "lottery_prize_count" check ("count" >= 1 and "count" <= 10000),
      constraint "lottery_prize_image" check ("image" in ('keyboard', 'headphones', 'notebook', 'lamp', 'mug', 'screen')),
      constraint "lottery_prize_event_id_foreign" foreign key ("event_id")
        references "lottery_event" ("id") on delete cascade
    )`);
  }
}

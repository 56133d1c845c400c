import { Migration } from '@mikro-orm/migrations';

const ofSpace = (table: string): string =>
  `constraint "${table}_space_id_foreign" foreign key ("space_id") references "content_space" ("id") on update no action on delete cascade`;

/** Web hooks of spaces: what they were told, and what they are to be told. */
export class Migration20261219WebHooks extends Migration {
  override name = 'Migration20261219WebHooks';

  override up(): void {
    this.addSql(`create table "content_hook" (
      "id" uuid not null,
      "space_id" uuid not null,
      "url" varchar(500) not null,
      "sealed_secret" text not null,
      "created_at" timestamptz(3) not null,
      primary key ("id"),
      ${ofSpace('content_hook')},
      constraint "content_hook_url" check (char_length("url") >= 1 and char_length("url") <= 500)
    )`);
    this.addSql(
      'create index "content_hook_space" on "content_hook" ("space_id", "created_at", "id")',
    );
    this.addSql(`create table "content_expected_change" (
      "article_id" uuid not null,
      "at" timestamptz(3) not null,
      "space_id" uuid not null,
      primary key ("article_id", "at"),
      ${ofSpace('content_expected_change')}
    )`);
    this.addSql(
      'create index "content_expected_change_at" on "content_expected_change" ("at", "article_id")',
    );
    this.addSql(
      'create index "content_expected_change_space" on "content_expected_change" ("space_id")',
    );
    this.addSql(`create table "content_notified_publication" (
      "article_id" uuid not null,
      "space_id" uuid not null,
      "type" varchar(20) not null,
      "locale" varchar(5) not null,
      "slug" varchar(150) not null,
      "revision" int not null,
      primary key ("article_id"),
      ${ofSpace('content_notified_publication')}
    )`);
    this.addSql(
      'create index "content_notified_publication_space" on "content_notified_publication" ("space_id")',
    );
    this.addSql(`create table "content_hook_delivery" (
      "id" uuid not null,
      "hook_id" uuid not null,
      "event" varchar(30) not null,
      "body" text not null,
      "created_at" timestamptz(3) not null,
      "due_at" timestamptz(3) null,
      "attempts" int not null,
      "status" int null,
      "fault" varchar(20) null,
      primary key ("id"),
      constraint "content_hook_delivery_hook_id_foreign" foreign key ("hook_id") references "content_hook" ("id") on update no action on delete cascade,
      constraint "content_hook_delivery_event" check ("event" in ('article.published', 'article.unpublished', 'ping')),
      constraint "content_hook_delivery_attempts" check ("attempts" >= 0),
      constraint "content_hook_delivery_fault" check ("fault" is null or "fault" in ('privateAddress', 'noConnection', 'timeout'))
    )`);
    this.addSql(
      'create index "content_hook_delivery_due" on "content_hook_delivery" ("due_at", "id")',
    );
    this.addSql(
      'create index "content_hook_delivery_hook" on "content_hook_delivery" ("hook_id", "created_at", "id")',
    );
  }
}

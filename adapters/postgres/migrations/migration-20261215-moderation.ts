import { Migration } from '@mikro-orm/migrations';

/** Readers' reports of articles, and what a space says to the operator who hid one. */
export class Migration20261215Moderation extends Migration {
  override name = 'Migration20261215Moderation';

  override up(): void {
    this.addSql('alter table "content_article" add column "hiding_answer" varchar(500) null');
    this.addSql(`alter table "content_article" add constraint "content_article_hiding_answer"
      check ("hiding_answer" is null or "hidden_at" is not null)`);
    this.addSql(
      'create index "content_article_hidden" on "content_article" ("hidden_at", "id") where "hidden_at" is not null',
    );
    this.addSql(`create table "content_report" (
      "id" uuid not null,
      "article_id" uuid not null,
      "reason" varchar(1000) not null,
      "at" timestamptz(3) not null,
      primary key ("id"),
      constraint "content_report_article_id_foreign" foreign key ("article_id") references "content_article" ("id") on update no action on delete cascade,
      constraint "content_report_reason" check (char_length("reason") >= 1 and char_length("reason") <= 1000)
    )`);
    this.addSql('create index "content_report_newest" on "content_report" ("at", "id")');
    this.addSql('create index "content_report_article" on "content_report" ("article_id")');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Comments of review on passages of articles. */
export class Migration20261217Comments extends Migration {
  override name = 'Migration20261217Comments';

  override up(): void {
    this.addSql(`create table "content_comment" (
      "id" uuid not null,
      "article_id" uuid not null,
      "reply_to_id" uuid null,
      "revision" int null,
      "start" int null,
      "quote" text null,
      "author_id" uuid null,
      "text" text not null,
      "at" timestamptz(3) not null,
      "resolved_at" timestamptz(3) null,
      primary key ("id"),
      constraint "content_comment_article_id_foreign" foreign key ("article_id") references "content_article" ("id") on update no action on delete cascade,
      constraint "content_comment_reply_to_id_foreign" foreign key ("reply_to_id") references "content_comment" ("id") on update no action on delete cascade,
      constraint "content_comment_author_id_foreign" foreign key ("author_id") references "user_account" ("id") on update no action on delete set null,
      constraint "content_comment_passage" check (("reply_to_id" is null) = ("revision" is not null and "start" is not null and "quote" is not null)),
      constraint "content_comment_text" check (char_length("text") >= 1 and char_length("text") <= 2000)
    )`);
    this.addSql(
      'create index "content_comment_article" on "content_comment" ("article_id", "at", "id")',
    );
    this.addSql('create index "content_comment_thread" on "content_comment" ("reply_to_id")');
    this.addSql('create index "content_comment_author" on "content_comment" ("author_id")');
  }
}

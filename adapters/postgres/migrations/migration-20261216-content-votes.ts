import { Migration } from '@mikro-orm/migrations';

/** How many readers found an article of use, and how many did not. */
export class Migration20261216ContentVotes extends Migration {
  override name = 'Migration20261216ContentVotes';

  override up(): void {
    this.addSql(`create table "content_votes" (
      "article_id" uuid not null,
      "useful" int not null,
      "not_useful" int not null,
      primary key ("article_id"),
      constraint "content_votes_article_id_foreign" foreign key ("article_id") references "content_article" ("id") on update no action on delete cascade,
      constraint "content_votes_counts" check ("useful" >= 0 and "not_useful" >= 0)
    )`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * The terms of a search name the space. All but the terms of titles and tags stands outside the rows, so that matches are
 * ranked from few blocks. Without statistics of the terms PostgreSQL takes their index for frequent ones too: reading all
 * texts takes ten times as long, which its costs do not say. Public articles are listed from indexes of their dates.
 */
export class Migration20261213ContentIndexes extends Migration {
  override name = 'Migration20261213ContentIndexes';

  override up(): void {
    this.addSql('alter table "content_terms" set (toast_tuple_target = 128)');
    this.addSql(`alter table "content_terms" alter column "title_terms" set storage main,
      alter column "tag_terms" set storage main`);
    this.addSql(`update "content_terms" t set "folded" = t."folded" || '',
      "all_terms" = t."all_terms" || array_to_tsvector(array['#' || a."space_id"])
      from "content_article" a where a."id" = t."article_id"`);
    this.addSql('alter table "content_terms" alter column "all_terms" set statistics 0');
    this.addSql('analyze "content_terms"');
    this.addSql(
      'create index "content_article_published" on "content_article" ("space_id", "published_at", "id")',
    );
    this.addSql(
      'create index "content_article_scheduled" on "content_article" ("space_id", "publish_at", "id")',
    );
  }
}

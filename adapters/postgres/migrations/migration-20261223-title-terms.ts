import { Migration } from '@mikro-orm/migrations';

/** A search finds the terms of titles among all terms. */
export class Migration20261223TitleTerms extends Migration {
  override name = 'Migration20261223TitleTerms';

  override up(): void {
    this.addSql(`update "content_terms" t set "all_terms" = t."all_terms" || array_to_tsvector(
      array(select '^' || term from unnest(tsvector_to_array(t."title_terms")) term))`);
  }
}

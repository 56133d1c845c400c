import {
  ARTICLE_UNKNOWN,
  SLUG_TAKEN,
  type Article,
  type ArticleAddress,
  type ArticleFilter,
  type ArticleRepository,
  type ArticleStatus,
  type ArticleVotes,
  type DraftArticle,
  type FoundArticle,
  type ListedAddress,
  type ListedArticle,
  type PublicArticle,
  type PublicListing,
  type Redirect,
  type RenderedArticle,
  type RenderedRevision,
  type Revision,
  type RevisionSummary,
  type SearchQuery,
  type SearchScope,
  type SlugHolder,
  type Translation,
} from '@toolyard/core/content';
import {
  parseCursor,
  VERSION_CONFLICT,
  type Instant,
  type Language,
  type Page,
  type PageRequest,
} from '@toolyard/core/shared';
import { sql, type RawBuilder } from 'kysely';
import { countOf, queryOf, SPACE_MARK, TITLE_MARK, titleQueryOf, vector } from './article-terms.ts';
import {
  ARTICLE_COLUMNS,
  publicationAsOf,
  RENDERED_COLUMNS,
  REVISION_COLUMNS,
  REVISION_SUMMARY_COLUMNS,
  STATUS,
  toArticle,
  toArticleColumns,
  toRendered,
  toRevision,
  toSummary,
  type ArticleRow,
  type RevisionRow,
  type RevisionSummaryRow,
} from './content-rows.ts';
import { after, pageOf } from './keyset-page.ts';
import { jsonb } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import { ArticleTable, RedirectTable, RevisionTable } from './tables/content-article.table.ts';

interface SearchOptions {
  readonly scope: SearchScope;
  readonly locale: Language | null;
  readonly limit: number;
}

export class PostgresArticleRepository implements ArticleRepository {
  constructor(private readonly statements: Statements) {}

  find(id: string): Promise<Article | null> {
    return this.read(id, sql``);
  }

  findLocked(id: string): Promise<Article | null> {
    return this.read(id, sql`for no key update of a`);
  }

  private async read(id: string, lock: RawBuilder<unknown>): Promise<Article | null> {
    if (!isId(id)) return null;
    const row = await this.statements.row(sql<ArticleRow>`
      select ${ARTICLE_COLUMNS} from content_article a
      where a.id = ${id} ${lock}`);
    return row && toArticle(row);
  }

  /** Locks the space's row. */
  async countLocked(spaceId: string): Promise<number> {
    await this.statements.rows(
      sql`select id from content_space where id = ${spaceId} for no key update`,
    );
    const row = await this.statements.row(sql<{ count: number }>`
      select count(*)::float8 as count from content_article where space_id = ${spaceId}`);
    return row?.count ?? 0;
  }

  async list(
    spaceId: string,
    filter: ArticleFilter & { readonly status: ArticleStatus | null },
    page: PageRequest,
    at: Instant,
  ): Promise<Page<ListedArticle>> {
    const rows = await this.statements.rows(sql<
      ArticleRow & { readonly title: string; readonly tags: readonly string[] }
    >`
      select ${ARTICLE_COLUMNS}, r.title, r.meta -> 'tags' as tags
      from (
        select * from content_article a
        where a.space_id = ${spaceId} ${ofKind(filter)} ${after(page, sql`a.updated_at, a.id`)}
        order by a.updated_at desc, a.id desc
      ) a
      ${publicationAsOf(at)}
      ${revisionOf(sql`a.draft`)}
      where true ${withTag(filter)}
        ${filter.status === null ? sql`` : sql`and ${STATUS} = ${filter.status}`}
      order by a.updated_at desc, a.id desc
      limit ${page.limit + 1}`);
    const listed = rows.map((row) => ({
      article: toArticle(row),
      title: row.title,
      tags: row.tags,
    }));
    return pageOf(listed, page, ({ article }) => ({ at: article.updatedAt, id: article.id }));
  }

  async add(article: Article): Promise<void> {
    const columns = toArticleColumns(article);
    await slugTaken(this.statements.insert(ArticleTable, { id: article.id, ...columns }));
  }

  async update(changed: Article): Promise<void> {
    const { id, spaceId: space, version } = changed;
    const stored = { id, space, version: version - 1 };
    const columns = toArticleColumns(changed);
    const count = await slugTaken(this.statements.update(ArticleTable, stored, columns));
    if (count === 0) await this.refuse(changed);
  }

  async remove(removed: Pick<Article, 'spaceId' | 'id' | 'version'>): Promise<void> {
    const gone = await this.statements.rows(sql`
      delete from content_article
      where space_id = ${removed.spaceId} and id = ${removed.id} and version = ${removed.version}
      returning id`);
    if (gone.length === 0) await this.refuse(removed);
  }

  private async refuse({ id }: Pick<Article, 'id'>): Promise<never> {
    const current = await this.find(id);
    throw current ? VERSION_CONFLICT({ details: { current } }) : ARTICLE_UNKNOWN();
  }

  async addRevision({ revision, rendered }: RenderedRevision): Promise<void> {
    const { articleId, authorId, savedAt, ...columns } = revision;
    await this.statements.insert(RevisionTable, {
      ...columns,
      ...rendered,
      article: articleId,
      author: authorId,
      savedAt: toDate(savedAt),
    });
  }

  async revision(articleId: string, number: number): Promise<RenderedRevision | null> {
    if (!isId(articleId)) return null;
    const row = await this.statements.row(sql<RevisionRow & RenderedArticle>`
      select ${REVISION_COLUMNS}, ${RENDERED_COLUMNS} from content_revision r
      where r.article_id = ${articleId} and r.number = ${number}`);
    return row && { revision: toRevision(row), rendered: toRendered(row) };
  }

  async revisions(articleId: string, page: PageRequest): Promise<Page<RevisionSummary>> {
    const before = page.cursor === null ? null : parseCursor(page.cursor).at;
    const rows = await this.statements.rows(sql<RevisionSummaryRow>`
      select ${REVISION_SUMMARY_COLUMNS} from content_revision r
      where r.article_id = ${articleId} ${before === null ? sql`` : sql`and r.number < ${before}`}
      order by r.number desc limit ${page.limit + 1}`);
    const summaries = rows.map(toSummary);
    return pageOf(summaries, page, ({ number }) => ({ at: number, id: articleId }));
  }

  async drafts(spaceId: string): Promise<readonly DraftArticle[]> {
    const rows = await this.statements.rows(sql<ArticleRow & RevisionRow>`
      select ${ARTICLE_COLUMNS}, ${REVISION_COLUMNS}
      from content_article a
      join content_revision r on r.article_id = a.id and r.number = a.draft
      where a.space_id = ${spaceId} order by a.id`);
    return rows.map((row) => ({ article: toArticle(row), revision: toRevision(row) }));
  }

  async chain(articleId: string): Promise<readonly Revision[]> {
    const rows = await this.statements.rows(sql<RevisionRow>`
      select ${REVISION_COLUMNS} from content_revision r
      where r.article_id = ${articleId} order by r.number`);
    return rows.map(toRevision);
  }

  async writersAfter(articleId: string, number: number): Promise<readonly (string | null)[]> {
    const rows = await this.statements.rows(sql<{ author: string | null }>`
      select distinct author_id as author from content_revision
      where article_id = ${articleId} and number > ${number}`);
    return rows.map(({ author }) => author);
  }

  holderOf({ spaceId, type, locale, slug }: ArticleAddress): Promise<SlugHolder | null> {
    const lower = slug.toLowerCase();
    return this.statements.row(sql<SlugHolder>`
      select id as "articleId", false as "isRedirect" from content_article
      where space_id = ${spaceId} and type = ${type} and locale = ${locale} and slug = ${lower}
      union all
      select article_id, true from content_redirect
      where space_id = ${spaceId} and type = ${type} and locale = ${locale} and slug = ${lower}
      limit 1`);
  }

  async slugsLike({ spaceId, type, locale, slug }: ArticleAddress): Promise<readonly string[]> {
    const rows = await this.statements.rows(sql<{ slug: string }>`
      select slug from content_article
      where space_id = ${spaceId} and type = ${type} and locale = ${locale} and starts_with(slug, ${slug})
      union all
      select slug from content_redirect
      where space_id = ${spaceId} and type = ${type} and locale = ${locale} and starts_with(slug, ${slug})`);
    return rows.map((row) => row.slug);
  }

  async addRedirect({ spaceId, from, articleId, ...place }: Redirect): Promise<void> {
    const row = { ...place, space: spaceId, slug: from, article: articleId };
    await slugTaken(this.statements.insert(RedirectTable, row));
  }

  async removeRedirect({ spaceId, from, type, locale }: Redirect): Promise<void> {
    await this.statements.erase(RedirectTable, { space: spaceId, type, locale, slug: from });
  }

  async findPublic(
    { spaceId, type, locale, slug }: ArticleAddress,
    at: Instant,
  ): Promise<(PublicArticle & RenderedRevision) | null> {
    const row = await this.statements.row(sql<
      ArticleRow & RevisionRow & RenderedArticle & { readonly since: Instant }
    >`
      select ${ARTICLE_COLUMNS}, ${SINCE} as since, ${REVISION_COLUMNS}, ${RENDERED_COLUMNS}
      from content_article a
      ${publicationAsOf(at)}
      join content_revision r on r.article_id = a.id and r.number = p.number
      where a.space_id = ${spaceId} and a.type = ${type} and a.locale = ${locale}
        and a.slug = ${slug.toLowerCase()} and p.is_public`);
    return (
      row && {
        article: toArticle(row),
        revision: toRevision(row),
        rendered: toRendered(row),
        since: row.since,
      }
    );
  }

  findRedirect(
    { spaceId, type, locale, slug }: ArticleAddress,
    at: Instant,
  ): Promise<ArticleAddress | null> {
    return this.statements.row(sql<ArticleAddress>`
      select a.space_id as "spaceId", a.type, a.locale, a.slug
      from content_redirect r
      join content_article a on a.id = r.article_id
      ${publicationAsOf(at)}
      where r.space_id = ${spaceId} and r.type = ${type} and r.locale = ${locale}
        and r.slug = ${slug.toLowerCase()} and p.is_public`);
  }

  async listPublic(
    spaceId: string,
    filter: ArticleFilter,
    page: PageRequest,
    at: Instant,
  ): Promise<Page<PublicListing>> {
    const now = sql`${toDate(at)}::timestamptz`;
    const listed = (since: RawBuilder<unknown>, isDue: RawBuilder<unknown>) => sql`(
      select a.id, a.type, a.locale, a.slug, r.title, r.meta ->> 'description' as description,
        r.meta -> 'tags' as tags, (r.meta ->> 'order')::float8 as "order", ${SINCE} as since,
        (extract(epoch from r.saved_at) * 1000)::float8 as "savedAt"
      from (
        select * from content_article a
        where a.space_id = ${spaceId} and ${isDue} ${ofKind(filter)}
          ${after(page, sql`${since}, a.id`)}
        order by ${since} desc, a.id desc
      ) a
      ${publicationAsOf(at)}
      ${revisionOf(sql`p.number`)}
      where p.is_public ${withTag(filter)}
      order by ${since} desc, a.id desc
      limit ${page.limit + 1})`;
    // One query for each date that may be the date of publication, so that each reads its index in order.
    const rows = await this.statements.rows(sql<PublicListing>`
      select * from (
        ${listed(sql`a.published_at`, sql`(a.publish_at is null or a.publish_at > ${now})`)}
        union all
        ${listed(sql`a.publish_at`, sql`a.publish_at <= ${now}`)}
      ) listed
      order by since desc, id desc
      limit ${page.limit + 1}`);
    return pageOf(rows, page, ({ since, id }) => ({ at: since, id }));
  }

  async addVote(articleId: string, isUseful: boolean): Promise<void> {
    await this.statements.rows(sql`
      insert into content_votes (article_id, useful, not_useful)
      values (${articleId}, ${isUseful ? 1 : 0}, ${isUseful ? 0 : 1})
      on conflict (article_id) do update set
        useful = content_votes.useful + excluded.useful,
        not_useful = content_votes.not_useful + excluded.not_useful`);
  }

  async votes(articleId: string): Promise<ArticleVotes> {
    const row = await this.statements.row(sql<ArticleVotes>`
      select useful, not_useful as "notUseful" from content_votes where article_id = ${articleId}`);
    return row ?? { useful: 0, notUseful: 0 };
  }

  listedAddresses(limit: number, at: Instant): Promise<readonly ListedAddress[]> {
    return this.statements.rows(sql<ListedAddress>`
      select a.id, a.type, a.locale, a.slug, s.handle, coalesce(a.translation_of, a.id) as "group",
        (extract(epoch from greatest(p.since, r.saved_at)) * 1000)::float8 as "changedAt"
      from content_space s
      join content_article a on a.space_id = s.id
      ${publicationAsOf(at)}
      join content_revision r on r.article_id = a.id and r.number = p.number
      where s.visibility = 'public' and p.is_public
      order by p.since desc, a.id desc
      limit ${limit}`);
  }

  publicTranslations(article: Article, at: Instant): Promise<readonly Translation[]> {
    const group = article.translationOf ?? article.id;
    return this.statements.rows(sql<Translation>`
      select a.id, a.locale, a.type, a.slug
      from content_article a
      ${publicationAsOf(at)}
      where a.space_id = ${article.spaceId} and (a.id = ${group} or a.translation_of = ${group})
        and a.id <> ${article.id} and p.is_public
      order by a.locale, a.id`);
  }

  async index(
    articleId: string,
    { added, retained }: Parameters<ArticleRepository['index']>[1],
  ): Promise<void> {
    await this.statements.rows(sql`
      delete from content_terms
      where article_id = ${articleId} and revision <> all (${retained}::int[])`);
    for (const { revision, text } of added)
      await this.statements.rows(sql`
        insert into content_terms (article_id, revision, title_terms, tag_terms, all_terms, folded)
        select id, ${revision}, ${vector(text.title)}, ${vector(text.tags)},
          ${vector(text.all)} || ${vector(text.title.map((term) => TITLE_MARK + term))}
            || array_to_tsvector(array[${SPACE_MARK}::text || space_id]), ${text.folded}
        from content_article where id = ${articleId}`);
  }

  async indexed(articleId: string): Promise<readonly number[]> {
    const rows = await this.statements.rows(sql<{ revision: number }>`
      select revision from content_terms where article_id = ${articleId} order by revision`);
    return rows.map(({ revision }) => revision);
  }

  async search(
    spaceId: string,
    { terms, runs }: SearchQuery,
    options: SearchOptions,
  ): Promise<readonly FoundArticle[]> {
    if (terms.length === 0) return [];
    const found = (matching: string) => this.ranked(spaceId, { terms, runs }, options, matching);
    // Matches of titles stand before all others, and are a small part of those of a frequent word.
    const titled = await found(titleQueryOf(spaceId, terms));
    return titled.length === options.limit ? titled : found(queryOf(spaceId, terms));
  }

  /** The first articles that match, by the numbers of terms in their titles and tags. */
  private ranked(
    spaceId: string,
    { terms, runs }: SearchQuery,
    { scope, locale, limit }: SearchOptions,
    matching: string,
  ): Promise<readonly FoundArticle[]> {
    const isSeen =
      scope === 'drafts'
        ? { as: sql``, where: sql`and a.draft = ranked.revision` }
        : {
            as: publicationAsOf(scope.publicAt),
            where: sql`and p.is_public and p.number = ranked.revision`,
          };
    const contains = runs.map((run) => sql`and strpos(ranked.folded, ${run}) > 0`);
    const inTitle = sql.join(
      terms.map((term) => countOf(sql`t.title_terms`, term)),
      sql` + `,
    );
    const inTags = sql.join(
      terms.map((term) => countOf(sql`t.tag_terms`, term)),
      sql` + `,
    );
    return this.statements.rows(sql<FoundArticle>`
      select shown.*
      from (
        select t.article_id, t.revision, t.folded, ${inTitle} as in_title, ${inTags} as in_tags
        from content_terms t
        where t.all_terms @@ ${matching}::tsquery
        order by in_title desc, in_tags desc, t.article_id desc
      ) ranked
      cross join lateral (
        select a.id, a.type, a.locale, a.slug, r.title, r.meta -> 'tags' as tags, r.text
        from content_article a
        ${isSeen.as}
        join content_revision r on r.article_id = a.id and r.number = ranked.revision
        where a.id = ranked.article_id and a.space_id = ${spaceId}
          ${locale === null ? sql`` : sql`and a.locale = ${locale}`}
          ${isSeen.where} ${sql.join(contains, sql` `)}
        offset 0
      ) shown
      order by ranked.in_title desc, ranked.in_tags desc, ranked.article_id desc
      limit ${limit}`);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await this.statements.rows(
      sql`update content_article set author_id = null where author_id = ${ownerId}`,
    );
    await this.statements.rows(
      sql`update content_revision set author_id = null where author_id = ${ownerId}`,
    );
  }
}

const SINCE = sql<Instant>`(extract(epoch from p.since) * 1000)::float8`;

const ofKind = ({ type, locale }: ArticleFilter) => sql`
  ${type === null ? sql`` : sql`and a.type = ${type}`}
  ${locale === null ? sql`` : sql`and a.locale = ${locale}`}`;

const withTag = ({ tag }: ArticleFilter) =>
  tag === null ? sql`` : sql`and r.meta -> 'tags' @> ${jsonb([tag])}`;

/**
 * The revision of this number of each article, as `r`. It is read article by article, so that a page of a list reads no
 * more of them than it shows; `offset 0` holds the planner to that, which knows little of a database that was filled
 * just now.
 */
const revisionOf = (number: RawBuilder<unknown>) => sql`cross join lateral (
    select * from content_revision r where r.article_id = a.id and r.number = ${number} offset 0
  ) r`;

async function slugTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (cause) {
    throw isDuplicate(cause) ? SLUG_TAKEN({ cause }) : cause;
  }
}

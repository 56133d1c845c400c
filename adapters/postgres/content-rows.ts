import type { Article, Revision, RenderedArticle } from '@toolyard/core/content';
import type { Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { toDate, toDateOrNull } from './row-values.ts';

const millisOf = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** Columns of `content_article a`. */
export const ARTICLE_COLUMNS = sql`
  a.id, a.space_id as "spaceId", a.type, a.locale, a.slug, a.translation_of as "translationOf",
  a.author_id as "authorId", a.version, a.draft, a.published, a.scheduled, a.approved,
  a.in_review as "inReview", a.hiding_reason as "hidingReason", a.hiding_answer as "hidingAnswer",
  ${millisOf('a.published_at')} as "publishedAt", ${millisOf('a.publish_at')} as "publishAt",
  ${millisOf('a.withdraw_at')} as "withdrawAt", ${millisOf('a.hidden_at')} as "hiddenAt",
  ${millisOf('a.created_at')} as "createdAt", ${millisOf('a.updated_at')} as "updatedAt"`;

export interface ArticleRow extends Omit<Article, 'schedule' | 'hiding'> {
  readonly scheduled: number | null;
  readonly publishAt: Instant | null;
  readonly hidingReason: string | null;
  readonly hidingAnswer: string | null;
  readonly hiddenAt: Instant | null;
}

export const toArticle = (row: ArticleRow): Article => ({
  id: row.id,
  spaceId: row.spaceId,
  type: row.type,
  locale: row.locale,
  slug: row.slug,
  translationOf: row.translationOf,
  authorId: row.authorId,
  version: row.version,
  draft: row.draft,
  published: row.published,
  publishedAt: row.publishedAt,
  schedule:
    row.scheduled === null || row.publishAt === null
      ? null
      : { revision: row.scheduled, publishAt: row.publishAt },
  withdrawAt: row.withdrawAt,
  inReview: row.inReview,
  approved: row.approved,
  hiding:
    row.hidingReason === null || row.hiddenAt === null
      ? null
      : { reason: row.hidingReason, at: row.hiddenAt, answer: row.hidingAnswer },
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export const toArticleColumns = (article: Article) => ({
  space: article.spaceId,
  version: article.version,
  type: article.type,
  locale: article.locale,
  slug: article.slug,
  translationOf: article.translationOf,
  author: article.authorId,
  draft: article.draft,
  published: article.published,
  publishedAt: toDateOrNull(article.publishedAt),
  scheduled: article.schedule?.revision ?? null,
  publishAt: toDateOrNull(article.schedule?.publishAt ?? null),
  withdrawAt: toDateOrNull(article.withdrawAt),
  inReview: article.inReview,
  approved: article.approved,
  hidingReason: article.hiding?.reason ?? null,
  hidingAnswer: article.hiding?.answer ?? null,
  hiddenAt: toDateOrNull(article.hiding?.at ?? null),
  createdAt: toDate(article.createdAt),
  updatedAt: toDate(article.updatedAt),
});

/** Columns of `content_revision r` without its texts. */
export const REVISION_SUMMARY_COLUMNS = sql`
  r.article_id as "articleId", r.number, r.base, r.title, r.author_id as "revisionAuthorId", r.note,
  ${millisOf('r.saved_at')} as "savedAt", r.hash`;

export const REVISION_COLUMNS = sql`${REVISION_SUMMARY_COLUMNS}, r.markdown, r.meta`;

export const RENDERED_COLUMNS = sql`r.html, r.headings, r.text, r.links`;

/** The names of an article's columns are taken where both are read. */
export interface RevisionSummaryRow extends Omit<Revision, 'authorId' | 'markdown' | 'meta'> {
  readonly revisionAuthorId: string | null;
}

export type RevisionRow = RevisionSummaryRow & Pick<Revision, 'markdown' | 'meta'>;

export const toSummary = (row: RevisionSummaryRow) => ({
  articleId: row.articleId,
  number: row.number,
  base: row.base,
  title: row.title,
  authorId: row.revisionAuthorId,
  note: row.note,
  savedAt: row.savedAt,
  hash: row.hash,
});

export const toRevision = (row: RevisionRow): Revision => ({
  ...toSummary(row),
  markdown: row.markdown,
  meta: row.meta,
});

export const toRendered = ({ html, headings, text, links }: RenderedArticle): RenderedArticle => ({
  html,
  headings,
  text,
  links,
});

/**
 * What readers see of `content_article a` at a moment, as `p`: number of the revision, since when, and whether anything.
 * It says what core's `publicationAt` says.
 */
export const publicationAsOf = (at: Instant) => {
  const now = sql`${toDate(at)}::timestamptz`;
  return sql`cross join lateral (
    select due.number, due.since, due.is_scheduled, due.is_withdrawn,
      coalesce(due.since <= ${now}, false) and not due.is_withdrawn and a.hidden_at is null as is_public
    from (
      select number, since, is_scheduled,
        coalesce(since <= ${now} and a.withdraw_at <= ${now} and a.withdraw_at >= since, false) as is_withdrawn
      from (
        select case when a.publish_at <= ${now} then a.scheduled else a.published end as number,
          case when a.publish_at <= ${now} then a.publish_at else a.published_at end as since,
          coalesce(a.publish_at > ${now}, false) as is_scheduled
      ) settled
    ) due
  ) p`;
};

/** The status of `content_article a` with `p` as above. */
export const STATUS = sql`case
  when a.hidden_at is not null then 'hidden'
  when p.is_public then 'published'
  when p.is_scheduled then 'scheduled'
  when a.in_review then 'inReview'
  when p.is_withdrawn then 'withdrawn'
  else 'draft' end`;

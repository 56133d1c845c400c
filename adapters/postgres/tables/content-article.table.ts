import { defineEntity, p } from '@mikro-orm/core';
import {
  ARTICLE_TYPES,
  type ArticleMeta,
  type ArticleTypeName,
  type RenderedHeading,
} from '@toolyard/core/content';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { instant, isLongWithin, isOneOf } from './columns.ts';
import { isSlug, spaceKey } from './content-space.table.ts';
import { UserAccountTable } from './user-account.table.ts';

const slug = () => p.string().length(150);
const type = () => p.string().length(20).$type<ArticleTypeName>();
const locale = () => p.string().length(5).$type<Language>();
export const author = () =>
  p.manyToOne(UserAccountTable).mapToPk().nullable().deleteRule('set null').updateRule('no action');

const TYPE_NAMES = ARTICLE_TYPES.map(({ name }) => name);

export const ArticleTable = defineEntity({
  name: 'ContentArticle',
  tableName: 'content_article',
  properties: {
    id: p.uuid().primary(),
    space: spaceKey,
    version: p.integer(),
    type: type(),
    locale: locale(),
    slug: slug(),
    /** The article that it translates. No foreign key: the translations of one that was deleted still belong together. */
    translationOf: p.uuid().nullable(),
    author,
    /** Numbers of revisions. */
    draft: p.integer(),
    published: p.integer().nullable(),
    scheduled: p.integer().nullable(),
    approved: p.integer().nullable(),
    publishedAt: instant().nullable(),
    publishAt: instant().nullable(),
    withdrawAt: instant().nullable(),
    inReview: p.boolean(),
    hiddenAt: instant().nullable(),
    hidingReason: p.string().length(500).nullable(),
    hidingAnswer: p.string().length(500).nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  uniques: [{ name: 'content_article_slug_key', properties: ['space', 'type', 'locale', 'slug'] }],
  indexes: [
    { name: 'content_article_changed', properties: ['space', 'updatedAt', 'id'] },
    { name: 'content_article_published', properties: ['space', 'publishedAt', 'id'] },
    { name: 'content_article_scheduled', properties: ['space', 'publishAt', 'id'] },
    { name: 'content_article_author', properties: ['author'] },
    { name: 'content_article_translation', properties: ['translationOf'] },
    {
      name: 'content_article_hidden',
      expression:
        'create index "content_article_hidden" on "content_article" ("hidden_at", "id") where "hidden_at" is not null',
    },
  ],
  checks: [
    { name: 'content_article_version', expression: '"version" >= 1' },
    { name: 'content_article_type', expression: isOneOf('type', TYPE_NAMES) },
    { name: 'content_article_locale', expression: isOneOf('locale', LANGUAGES) },
    { name: 'content_article_slug', expression: isSlug('slug') },
    { name: 'content_article_draft', expression: '"draft" >= 1' },
    {
      name: 'content_article_schedule',
      expression: '("scheduled" is null) = ("publish_at" is null)',
    },
    {
      name: 'content_article_publication',
      expression: '("published" is null) = ("published_at" is null)',
    },
    {
      name: 'content_article_hiding',
      expression: '("hidden_at" is null) = ("hiding_reason" is null)',
    },
    {
      name: 'content_article_hiding_answer',
      expression: '"hiding_answer" is null or "hidden_at" is not null',
    },
  ],
});

/** Key of what belongs to an article; it is removed with the article. */
export const articleKey = () =>
  p.manyToOne(ArticleTable).mapToPk().deleteRule('cascade').updateRule('no action');

export const RevisionTable = defineEntity({
  name: 'ContentRevision',
  tableName: 'content_revision',
  properties: {
    article: () => articleKey().primary(),
    number: p.integer().primary(),
    base: p.integer(),
    title: p.string().length(200),
    markdown: p.text(),
    meta: p.json<ArticleMeta>(),
    author,
    note: p.string().length(200),
    savedAt: instant(),
    hash: p.string().length(64),
    html: p.text(),
    headings: p.json<readonly RenderedHeading[]>(),
    /** The visible text. */
    text: p.text(),
    links: p.json<readonly string[]>(),
  },
  indexes: [{ name: 'content_revision_author', properties: ['author'] }],
  checks: [
    { name: 'content_revision_number', expression: '"number" >= 1 and "base" = "number" - 1' },
    { name: 'content_revision_title', expression: isLongWithin('title', 1, 200) },
  ],
});

export const RedirectTable = defineEntity({
  name: 'ContentRedirect',
  tableName: 'content_redirect',
  properties: {
    space: () => spaceKey().primary(),
    type: type().primary(),
    locale: locale().primary(),
    slug: slug().primary(),
    article: articleKey,
  },
  indexes: [{ name: 'content_redirect_article', properties: ['article'] }],
  checks: [{ name: 'content_redirect_slug', expression: isSlug('slug') }],
});

/** What a search finds a revision by. */
export const SearchTermsTable = defineEntity({
  name: 'ContentTerms',
  tableName: 'content_terms',
  properties: {
    article: () => articleKey().primary(),
    revision: p.integer().primary(),
    titleTerms: p.text().columnType('tsvector'),
    tagTerms: p.text().columnType('tsvector'),
    allTerms: p.text().columnType('tsvector'),
    folded: p.text(),
  },
  indexes: [
    {
      name: 'content_terms_all',
      expression:
        'create index "content_terms_all" on "content_terms" using gin ("all_terms") with (fastupdate = off)',
    },
  ],
});

/** What readers said of an article; nothing about who said it. */
export const VotesTable = defineEntity({
  name: 'ContentVotes',
  tableName: 'content_votes',
  properties: {
    article: () => articleKey().primary(),
    useful: p.integer(),
    notUseful: p.integer(),
  },
  checks: [{ name: 'content_votes_counts', expression: '"useful" >= 0 and "not_useful" >= 0' }],
});

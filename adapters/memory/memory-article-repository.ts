import {
  ARTICLE_UNKNOWN,
  compareFound,
  isFound,
  publicationAt,
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
  type RenderedRevision,
  type Revision,
  type RevisionSummary,
  type SearchQuery,
  type SearchScope,
  type SlugHolder,
  type Translation,
} from '@toolyard/core/content';
import {
  VERSION_CONFLICT,
  type Instant,
  type Language,
  type Page,
  type PageRequest,
} from '@toolyard/core/shared';
import { compare, pageOf } from './keyset-page.ts';
import {
  copyOf,
  withEntry,
  withoutEntry,
  withoutOwned,
  type MemoryTables,
} from './memory-tables.ts';

const numberedKey = (articleId: string, number: number): string => `${articleId} ${number}`;
const addressKey = ({ spaceId, type, locale, slug }: ArticleAddress): string =>
  [spaceId, type, locale, slug.toLowerCase()].join(' ');
const redirectKey = ({ from, ...place }: Redirect): string => addressKey({ ...place, slug: from });

const isSamePlace = (a: Omit<ArticleAddress, 'slug'>, b: Omit<ArticleAddress, 'slug'>): boolean =>
  a.spaceId === b.spaceId && a.type === b.type && a.locale === b.locale;

/** Removes articles with all that belongs to them. */
export function removeArticlesOf(
  tables: MemoryTables,
  isGone: (article: Article) => boolean,
): void {
  const gone = new Set([...tables.articles.values()].filter(isGone).map(({ id }) => id));
  tables.articles = withoutOwned(tables.articles, ({ id }) => gone.has(id));
  tables.revisions = withoutOwned(tables.revisions, ({ revision }) => gone.has(revision.articleId));
  tables.comments = withoutOwned(tables.comments, ({ articleId }) => gone.has(articleId));
  tables.redirects = withoutOwned(tables.redirects, ({ articleId }) => gone.has(articleId));
  tables.reports = withoutOwned(tables.reports, ({ articleId }) => gone.has(articleId));
  for (const id of gone) tables.votes = withoutEntry(tables.votes, id);
  tables.searchTerms = withoutOwned(tables.searchTerms, ({ articleId }) => gone.has(articleId));
}

export class MemoryArticleRepository implements ArticleRepository {
  constructor(private readonly tables: MemoryTables) {}

  find(id: string): Promise<Article | null> {
    return Promise.resolve(copyOf(this.tables.articles.get(id)));
  }

  findLocked(id: string): Promise<Article | null> {
    return this.find(id);
  }

  countLocked(spaceId: string): Promise<number> {
    return Promise.resolve(this.ofSpace(spaceId).length);
  }

  list(
    spaceId: string,
    filter: ArticleFilter & { readonly status: ArticleStatus | null },
    page: PageRequest,
    at: Instant,
  ): Promise<Page<ListedArticle>> {
    const listed = this.ofSpace(spaceId)
      .map((article) => {
        const { title, meta } = this.revisionOf(article.id, article.draft).revision;
        return { article, title, tags: meta.tags };
      })
      .filter(({ article, tags }) => isWithin(filter, article, tags))
      .filter(
        ({ article }) =>
          filter.status === null || publicationAt(article, at).status === filter.status,
      );
    return Promise.resolve(
      pageOf(listed, page, ({ article }) => ({ at: article.updatedAt, id: article.id })),
    );
  }

  async add(article: Article): Promise<void> {
    await Promise.resolve();
    this.demandFreeSlug(article);
    this.tables.articles = withEntry(this.tables.articles, article.id, article);
  }

  async update(changed: Article): Promise<void> {
    await this.expect(changed, changed.version - 1);
    await this.add(changed);
  }

  async remove(removed: Pick<Article, 'spaceId' | 'id' | 'version'>): Promise<void> {
    await this.expect(removed, removed.version);
    removeArticlesOf(this.tables, ({ id }) => id === removed.id);
  }

  async addRevision(added: RenderedRevision): Promise<void> {
    await Promise.resolve();
    const { articleId, number } = added.revision;
    this.tables.revisions = withEntry(this.tables.revisions, numberedKey(articleId, number), added);
  }

  revision(articleId: string, number: number): Promise<RenderedRevision | null> {
    return Promise.resolve(copyOf(this.tables.revisions.get(numberedKey(articleId, number))));
  }

  async revisions(articleId: string, page: PageRequest): Promise<Page<RevisionSummary>> {
    const summaries = (await this.chain(articleId)).map(
      ({ markdown: _markdown, meta: _meta, ...summary }) => summary,
    );
    return pageOf(summaries, page, ({ number }) => ({ at: number, id: articleId }));
  }

  drafts(spaceId: string): Promise<readonly DraftArticle[]> {
    const drafts = this.ofSpace(spaceId)
      .sort((a, b) => compare(a.id, b.id))
      .map((article) => ({ article, ...this.revisionOf(article.id, article.draft) }))
      .map(({ article, revision }) => ({ article, revision }));
    return Promise.resolve(drafts);
  }

  chain(articleId: string): Promise<readonly Revision[]> {
    const chain = [...this.tables.revisions.values()]
      .map(({ revision }) => revision)
      .filter((revision) => revision.articleId === articleId)
      .sort((a, b) => a.number - b.number);
    return Promise.resolve(structuredClone(chain));
  }

  async writersAfter(articleId: string, after: number): Promise<readonly (string | null)[]> {
    const chain = await this.chain(articleId);
    return [
      ...new Set(chain.filter(({ number }) => number > after).map(({ authorId }) => authorId)),
    ];
  }

  holderOf(address: ArticleAddress): Promise<SlugHolder | null> {
    const article = this.at(address);
    const redirect = this.tables.redirects.get(addressKey(address));
    if (article) return Promise.resolve({ articleId: article.id, isRedirect: false });
    return Promise.resolve(redirect ? { articleId: redirect.articleId, isRedirect: true } : null);
  }

  slugsLike(address: ArticleAddress): Promise<readonly string[]> {
    const slugs = this.ofSpace(address.spaceId)
      .filter((article) => isSamePlace(article, address))
      .map(({ slug }) => slug);
    const former = [...this.tables.redirects.values()]
      .filter((redirect) => isSamePlace(redirect, address))
      .map(({ from }) => from);
    return Promise.resolve([...slugs, ...former].filter((slug) => slug.startsWith(address.slug)));
  }

  async addRedirect(redirect: Redirect): Promise<void> {
    await Promise.resolve();
    const key = redirectKey(redirect);
    if (this.tables.redirects.has(key)) throw SLUG_TAKEN();
    this.tables.redirects = withEntry(this.tables.redirects, key, redirect);
  }

  async removeRedirect(redirect: Redirect): Promise<void> {
    await Promise.resolve();
    this.tables.redirects = withoutEntry(this.tables.redirects, redirectKey(redirect));
  }

  findPublic(
    address: ArticleAddress,
    at: Instant,
  ): Promise<(PublicArticle & RenderedRevision) | null> {
    const found = this.at(address);
    return Promise.resolve(found ? this.asPublic(found, at) : null);
  }

  findRedirect(address: ArticleAddress, at: Instant): Promise<ArticleAddress | null> {
    const redirect = this.tables.redirects.get(addressKey(address));
    const article = redirect && this.tables.articles.get(redirect.articleId);
    if (!article || publicationAt(article, at).revision === null) return Promise.resolve(null);
    const { spaceId, type, locale, slug } = article;
    return Promise.resolve({ spaceId, type, locale, slug });
  }

  listPublic(
    spaceId: string,
    filter: ArticleFilter,
    page: PageRequest,
    at: Instant,
  ): Promise<Page<PublicListing>> {
    const listed = this.ofSpace(spaceId).flatMap((article): PublicListing[] => {
      const found = this.asPublic(article, at);
      if (!found || !isWithin(filter, article, found.revision.meta.tags)) return [];
      const { id, type, locale, slug } = article;
      const { title, savedAt, meta } = found.revision;
      const { description, tags, order } = meta;
      const { since } = found;
      return [{ id, type, locale, slug, title, description, tags, order, since, savedAt }];
    });
    return Promise.resolve(pageOf(listed, page, ({ since, id }) => ({ at: since, id })));
  }

  async addVote(articleId: string, isUseful: boolean): Promise<void> {
    const { useful, notUseful } = await this.votes(articleId);
    const counted = isUseful
      ? { useful: useful + 1, notUseful }
      : { useful, notUseful: notUseful + 1 };
    this.tables.votes = withEntry(this.tables.votes, articleId, counted);
  }

  votes(articleId: string): Promise<ArticleVotes> {
    return Promise.resolve(this.tables.votes.get(articleId) ?? { useful: 0, notUseful: 0 });
  }

  listedAddresses(limit: number, at: Instant): Promise<readonly ListedAddress[]> {
    const listed = [...this.tables.articles.values()].flatMap((article) => {
      const space = this.tables.spaces.get(article.spaceId);
      const found = this.asPublic(article, at);
      if (space?.visibility !== 'public' || !found) return [];
      const { id, type, locale, slug, translationOf } = article;
      const changedAt = Math.max(found.since, found.revision.savedAt);
      const address = { id, type, locale, slug, handle: space.handle };
      return [{ ...address, group: translationOf ?? id, changedAt, since: found.since }];
    });
    return Promise.resolve(
      listed
        .sort((a, b) => b.since - a.since || compare(b.id, a.id))
        .slice(0, limit)
        .map(({ since: _, ...address }) => address),
    );
  }

  publicTranslations(article: Article, at: Instant): Promise<readonly Translation[]> {
    const group = article.translationOf ?? article.id;
    const translations = this.ofSpace(article.spaceId)
      .filter((each) => each.id === group || each.translationOf === group)
      .filter((each) => each.id !== article.id && publicationAt(each, at).revision !== null)
      .sort((a, b) => compare(a.locale, b.locale) || compare(a.id, b.id))
      .map(({ id, locale, type, slug }) => ({ id, locale, type, slug }));
    return Promise.resolve(translations);
  }

  async index(
    articleId: string,
    { added, retained }: Parameters<ArticleRepository['index']>[1],
  ): Promise<void> {
    await Promise.resolve();
    this.tables.searchTerms = withoutOwned(
      this.tables.searchTerms,
      (each) => each.articleId === articleId && !retained.includes(each.revision),
    );
    for (const { revision, text } of added)
      this.tables.searchTerms = withEntry(
        this.tables.searchTerms,
        numberedKey(articleId, revision),
        { articleId, revision, text },
      );
  }

  indexed(articleId: string): Promise<readonly number[]> {
    const numbers = [...this.tables.searchTerms.values()]
      .filter((each) => each.articleId === articleId)
      .map(({ revision }) => revision);
    return Promise.resolve(numbers.sort((a, b) => a - b));
  }

  search(
    spaceId: string,
    query: SearchQuery,
    {
      scope,
      locale,
      limit,
    }: {
      readonly scope: SearchScope;
      readonly locale: Language | null;
      readonly limit: number;
    },
  ): Promise<readonly FoundArticle[]> {
    const found = this.ofSpace(spaceId)
      .filter((article) => locale === null || article.locale === locale)
      .flatMap((article) => {
        const revision =
          scope === 'drafts' ? article.draft : publicationAt(article, scope.publicAt).revision;
        const indexed =
          revision === null
            ? undefined
            : this.tables.searchTerms.get(numberedKey(article.id, revision));
        return indexed !== undefined && isFound(indexed.text, query) ? [{ article, indexed }] : [];
      })
      .sort(
        (a, b) =>
          compareFound(query)(a.indexed.text, b.indexed.text) ||
          compare(b.article.id, a.article.id),
      )
      .slice(0, limit)
      .map(({ article, indexed }) => {
        const { revision, rendered } = this.revisionOf(article.id, indexed.revision);
        const { id, type, locale: language, slug } = article;
        const { title, meta } = revision;
        return { id, type, locale: language, slug, title, tags: meta.tags, text: rendered.text };
      });
    return Promise.resolve(structuredClone(found));
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    for (const article of this.tables.articles.values())
      if (article.authorId === ownerId)
        this.tables.articles = withEntry(this.tables.articles, article.id, {
          ...article,
          authorId: null,
        });
    for (const [key, { revision, rendered }] of this.tables.revisions)
      if (revision.authorId === ownerId)
        this.tables.revisions = withEntry(this.tables.revisions, key, {
          revision: { ...revision, authorId: null },
          rendered,
        });
  }

  private ofSpace(spaceId: string): Article[] {
    const all = [...this.tables.articles.values()];
    return structuredClone(all.filter((article) => article.spaceId === spaceId));
  }

  private at(address: ArticleAddress): Article | undefined {
    return this.ofSpace(address.spaceId).find(
      (article) => addressKey(article) === addressKey(address),
    );
  }

  private revisionOf(articleId: string, number: number): RenderedRevision {
    const found = this.tables.revisions.get(numberedKey(articleId, number));
    if (!found) throw new Error(`no revision ${number} of ${articleId}`);
    return structuredClone(found);
  }

  private asPublic(article: Article, at: Instant): (PublicArticle & RenderedRevision) | null {
    const { revision, since } = publicationAt(article, at);
    if (revision === null || since === null) return null;
    return { article, since, ...this.revisionOf(article.id, revision) };
  }

  private demandFreeSlug(article: Article): void {
    const holder = this.at(article);
    if (holder && holder.id !== article.id) throw SLUG_TAKEN();
  }

  private async expect({ id }: Pick<Article, 'id'>, version: number): Promise<void> {
    const current = await this.find(id);
    if (!current) throw ARTICLE_UNKNOWN();
    if (current.version !== version) throw VERSION_CONFLICT({ details: { current } });
  }
}

const isWithin = (
  { type, locale, tag }: ArticleFilter,
  article: Article,
  tags: readonly string[],
): boolean =>
  (type === null || article.type === type) &&
  (locale === null || article.locale === locale) &&
  (tag === null || tags.includes(tag));

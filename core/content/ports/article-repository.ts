import type { OwnedRecords } from '../../accounts/index.ts';
import type { Instant, Language, Page, PageRequest } from '../../shared/index.ts';
import type { ArticleTypeName } from '../article-types/article-type-list.ts';
import type { Article } from '../article.ts';
import type { ArticleStatus } from '../publication.ts';
import type { Redirect, SlugHolder } from '../redirect.ts';
import type { Revision } from '../revision.ts';
import type { ArticleVotes } from '../votes.ts';
import type { IndexedText, SearchQuery } from '../indexed-text.ts';
import type { RenderedArticle } from './article-renderer.ts';

/** The address of an article within its space. */
export type ArticleAddress = Pick<Article, 'spaceId' | 'type' | 'locale' | 'slug'>;

/** A revision with what readers get of it. */
export interface RenderedRevision {
  readonly revision: Revision;
  readonly rendered: RenderedArticle;
}

/** A revision without its text. */
export type RevisionSummary = Omit<Revision, 'markdown' | 'meta'>;

/** An article with what a list shows of its draft. */
export interface ListedArticle {
  readonly article: Article;
  readonly title: string;
  readonly tags: readonly string[];
}

/** An article with the newest state of its text. */
export interface DraftArticle {
  readonly article: Article;
  readonly revision: Revision;
}

/** Null is any. */
export interface ArticleFilter {
  readonly type: ArticleTypeName | null;
  readonly locale: Language | null;
  readonly tag: string | null;
}

/** An article as readers see it at one moment. */
export interface PublicArticle {
  readonly article: Article;
  /** The revision that is public. */
  readonly revision: Revision;
  readonly since: Instant;
}

/** A public article in a list: its text is left out. */
export interface PublicListing extends Pick<Article, 'id' | 'type' | 'locale' | 'slug'> {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly order: number | null;
  readonly since: Instant;
  /** When its text was saved. */
  readonly savedAt: Instant;
}

/** The same article in another language. */
export type Translation = Pick<Article, 'id' | 'locale' | 'type' | 'slug'>;

/** Where anybody finds a public article of a space that is listed. */
export interface ListedAddress extends Pick<Article, 'id' | 'type' | 'locale' | 'slug'> {
  readonly handle: string;
  /** The same for an article and its translations. */
  readonly group: string;
  readonly changedAt: Instant;
}

/** A document that a search has found, with what its place and its excerpt are made from. */
export interface FoundArticle extends Pick<Article, 'id' | 'type' | 'locale' | 'slug'> {
  readonly title: string;
  readonly tags: readonly string[];
  readonly text: string;
}

/** Whom a search is for: readers find what is public at the moment, members find drafts. */
export type SearchScope = { readonly publicAt: Instant } | 'drafts';

/**
 * Stores articles with their revisions, redirects and search terms. test/conformance/article-repository states what
 * every adapter must do. `eraseOwned` leaves the articles to their spaces, without the account's name on them.
 */
export interface ArticleRepository extends OwnedRecords {
  find(id: string): Promise<Article | null>;
  /** The same; nobody else changes the article before this unit of work ends. */
  findLocked(id: string): Promise<Article | null>;
  /** Number of articles. No other unit of work that calls this for the same space goes on before this one ends. */
  countLocked(spaceId: string): Promise<number>;
  /** Articles with their drafts' titles, last changed first, ties by id descending. `status` is that of the moment. */
  list(
    spaceId: string,
    filter: ArticleFilter & { readonly status: ArticleStatus | null },
    page: PageRequest,
    at: Instant,
  ): Promise<Page<ListedArticle>>;
  /** Refuses with SLUG_TAKEN. */
  add(article: Article): Promise<void>;
  /**
   * Stores all of it if the stored version is `changed.version - 1`; otherwise refuses with VERSION_CONFLICT and the
   * current article, or with ARTICLE_UNKNOWN when it is gone. Refuses with SLUG_TAKEN.
   */
  update(changed: Article): Promise<void>;
  /** Removes the article of that version with its revisions and redirects; refuses as `update` does. */
  remove(removed: Pick<Article, 'spaceId' | 'id' | 'version'>): Promise<void>;

  addRevision(added: RenderedRevision): Promise<void>;
  revision(articleId: string, number: number): Promise<RenderedRevision | null>;
  /** Newest first; the cursor is the number of the last one. */
  revisions(articleId: string, page: PageRequest): Promise<Page<RevisionSummary>>;
  /** All articles of a space with their drafts, the first first. */
  drafts(spaceId: string): Promise<readonly DraftArticle[]>;
  /** Everything that was ever saved of it, first to last. */
  chain(articleId: string): Promise<readonly Revision[]>;
  /** Who saved a revision after that number, each once; null stands for an erased account. */
  writersAfter(articleId: string, number: number): Promise<readonly (string | null)[]>;

  /** Who has the slug, as an article or as a redirect; without regard to case. */
  holderOf(address: ArticleAddress): Promise<SlugHolder | null>;
  /** Slugs and redirects of that space, type and locale which begin with these letters. */
  slugsLike(address: ArticleAddress): Promise<readonly string[]>;
  addRedirect(redirect: Redirect): Promise<void>;
  removeRedirect(redirect: Redirect): Promise<void>;

  /** The article at this address, as readers see it at the moment; null where nothing of it is public. */
  findPublic(
    address: ArticleAddress,
    at: Instant,
  ): Promise<(PublicArticle & RenderedRevision) | null>;
  /** The address that a former one leads to; null where it leads nowhere, or to what is not public. */
  findRedirect(address: ArticleAddress, at: Instant): Promise<ArticleAddress | null>;
  /** What is public at the moment, last published first, ties by id descending. */
  listPublic(
    spaceId: string,
    filter: ArticleFilter,
    page: PageRequest,
    at: Instant,
  ): Promise<Page<PublicListing>>;
  /** Adds one in a single statement, so that concurrent calls lose none. */
  addVote(articleId: string, isUseful: boolean): Promise<void>;
  votes(articleId: string): Promise<ArticleVotes>;
  /** What is public at the moment in all spaces with the visibility `public`, last published first. */
  listedAddresses(limit: number, at: Instant): Promise<readonly ListedAddress[]>;
  /** Public articles that translate this one, or that this one translates, or that translate the same. */
  publicTranslations(article: Article, at: Instant): Promise<readonly Translation[]>;

  /** What a search finds the article by: adds these texts of its revisions and leaves out all others but those to retain. */
  index(
    articleId: string,
    change: {
      readonly added: readonly { readonly revision: number; readonly text: IndexedText }[];
      readonly retained: readonly number[];
    },
  ): Promise<void>;
  /** Numbers of the revisions that are indexed, ascending. */
  indexed(articleId: string): Promise<readonly number[]>;
  /** At most `limit` documents that match, those first whose titles match, then those whose tags do; ties newest first. */
  search(
    spaceId: string,
    query: SearchQuery,
    options: {
      readonly scope: SearchScope;
      readonly locale: Language | null;
      readonly limit: number;
    },
  ): Promise<readonly FoundArticle[]>;
}

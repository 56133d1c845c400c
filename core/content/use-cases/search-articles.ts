import type { Principal } from '../../accounts/index.ts';
import type { Clock, Language } from '../../shared/index.ts';
import type { ArticleRepository, FoundArticle, SearchScope } from '../ports/article-repository.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import { excerptOf, highlights, type Excerpt, type TextRange } from '../search-match.ts';
import { searchQuery } from '../search-terms.ts';
import { openSpace } from './read-published.ts';
import { membershipOf } from './space-access.ts';

/** Maximum number of results. */
export const MAX_SEARCH_RESULTS = 50;

/** Maximum number of characters of a search. */
export const MAX_SEARCH_LENGTH = 200;

/** An article that a search has found, with what to highlight. */
export interface SearchResult extends Omit<FoundArticle, 'text'> {
  readonly titleHighlights: readonly TextRange[];
  readonly excerpt: Excerpt;
}

export interface SearchInput {
  readonly query: string;
  /** Null is any. */
  readonly locale: Language | null;
  readonly limit: number;
}

async function search(
  articles: Pick<ArticleRepository, 'search'>,
  spaceId: string,
  { query: typed, locale, limit }: SearchInput,
  scope: SearchScope,
): Promise<readonly SearchResult[]> {
  const query = searchQuery(typed);
  const found = await articles.search(spaceId, query, {
    scope,
    locale,
    limit: Math.min(limit, MAX_SEARCH_RESULTS),
  });
  return found.map(({ text, ...article }) => ({
    ...article,
    titleHighlights: highlights(article.title, typed, query),
    excerpt: excerptOf(text, typed, query),
  }));
}

/** Searches the drafts of a space, titles first. Refuses with SPACE_UNKNOWN. */
export class SearchArticles {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'findOf' | 'findByHandle'>,
    private readonly articles: Pick<ArticleRepository, 'search'>,
  ) {}

  async execute(
    { spaceId, ...input }: SearchInput & { readonly spaceId: string },
    principal: Principal,
  ): Promise<readonly SearchResult[]> {
    const { space } = await membershipOf(this.spaces, spaceId, principal);
    return search(this.articles, space.id, input, 'drafts');
  }
}

/** Searches what readers of a space see at this moment, titles first. Refuses with SPACE_UNKNOWN. */
export class SearchPublished {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'findByHandle'>,
    private readonly articles: Pick<ArticleRepository, 'search'>,
    private readonly clock: Clock,
  ) {}

  async execute({
    handle,
    ...input
  }: SearchInput & { readonly handle: string }): Promise<readonly SearchResult[]> {
    const space = await openSpace(this.spaces, handle);
    return search(this.articles, space.id, input, { publicAt: this.clock.now() });
  }
}

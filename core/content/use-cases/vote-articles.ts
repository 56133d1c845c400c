import type { Principal } from '../../accounts/index.ts';
import type { Clock } from '../../shared/index.ts';
import { ARTICLE_UNKNOWN } from '../content.errors.ts';
import type { ArticleAddress, ArticleRepository } from '../ports/article-repository.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import type { ArticleVotes } from '../votes.ts';
import { openSpace } from './read-published.ts';
import { openArticle } from './space-access.ts';

export interface VoteArticleInput extends Omit<ArticleAddress, 'spaceId'> {
  readonly handle: string;
  readonly isUseful: boolean;
}

/** Counts what a reader says of a public article. Refuses with SPACE_UNKNOWN or ARTICLE_UNKNOWN. */
export class VoteArticle {
  constructor(
    private readonly all: {
      readonly spaces: Pick<SpaceRepository, 'findByHandle'>;
      readonly articles: Pick<ArticleRepository, 'findPublic' | 'addVote'>;
    },
    private readonly clock: Clock,
  ) {}

  async execute({ handle, isUseful, ...place }: VoteArticleInput): Promise<void> {
    const { spaces, articles } = this.all;
    const space = await openSpace(spaces, handle);
    const address = { ...place, spaceId: space.id };
    const found = await articles.findPublic(address, this.clock.now());
    if (!found) throw ARTICLE_UNKNOWN();
    await articles.addVote(found.article.id, isUseful);
  }
}

/** What readers said of an article, for members of its space. Refuses with ARTICLE_UNKNOWN. */
export class ReadVotes {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'findOf' | 'findByHandle'>,
    private readonly articles: Pick<ArticleRepository, 'find' | 'votes'>,
  ) {}

  async execute(articleId: string, principal: Principal): Promise<ArticleVotes> {
    const { article } = await openArticle(this.spaces, this.articles, articleId, principal);
    return this.articles.votes(article.id);
  }
}

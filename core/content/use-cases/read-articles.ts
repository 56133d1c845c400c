import { asUser, type Principal } from '../../accounts/index.ts';
import type { Clock, Page, PageRequest } from '../../shared/index.ts';
import type { Article } from '../article.ts';
import { REVISION_UNKNOWN, ARTICLE_UNKNOWN } from '../content.errors.ts';
import type {
  ArticleFilter,
  ArticleRepository,
  DraftArticle,
  ListedArticle,
  RenderedRevision,
  RevisionSummary,
} from '../ports/article-repository.ts';
import type { MemberSpace, SpaceRepository } from '../ports/space-repository.ts';
import { publicationAt, type ArticleStatus, type Publication } from '../publication.ts';
import { membershipOf, openArticle } from './space-access.ts';

/** An article with what readers see of it now. */
export interface ArticleState {
  readonly article: Article;
  readonly publication: Publication;
}

type SpaceReader = Pick<SpaceRepository, 'findOf' | 'findByHandle'>;

/** Articles of a space with their drafts' titles, last changed first. Refuses with SPACE_UNKNOWN. */
export class ListArticles {
  constructor(
    private readonly spaces: SpaceReader,
    private readonly articles: Pick<ArticleRepository, 'list'>,
    private readonly clock: Clock,
  ) {}

  async execute(
    {
      spaceId,
      page,
      ...filter
    }: ArticleFilter & {
      readonly spaceId: string;
      readonly status: ArticleStatus | null;
      readonly page: PageRequest;
    },
    principal: Principal,
  ): Promise<Page<ListedArticle & ArticleState>> {
    const { space } = await membershipOf(this.spaces, spaceId, principal);
    const at = this.clock.now();
    const { items, nextCursor } = await this.articles.list(space.id, filter, page, at);
    const withState = (each: ListedArticle) => ({
      ...each,
      publication: publicationAt(each.article, at),
    });
    return { items: items.map(withState), nextCursor };
  }
}

/** An article with its draft. Refuses with ARTICLE_UNKNOWN. */
export class ReadArticle {
  constructor(
    private readonly spaces: SpaceReader,
    private readonly articles: Pick<ArticleRepository, 'find' | 'revision'>,
    private readonly clock: Clock,
  ) {}

  async execute(articleId: string, principal: Principal): Promise<ArticleState & RenderedRevision> {
    const { article } = await openArticle(this.spaces, this.articles, articleId, principal);
    const draft = await this.articles.revision(article.id, article.draft);
    if (!draft) throw ARTICLE_UNKNOWN();
    return { article, publication: publicationAt(article, this.clock.now()), ...draft };
  }
}

/** Revisions of an article, newest first, without their texts. */
export class ListRevisions {
  constructor(
    private readonly spaces: SpaceReader,
    private readonly articles: Pick<ArticleRepository, 'find' | 'revisions'>,
  ) {}

  async execute(
    { articleId, page }: { readonly articleId: string; readonly page: PageRequest },
    principal: Principal,
  ): Promise<Page<RevisionSummary>> {
    const { article } = await openArticle(this.spaces, this.articles, articleId, principal);
    return this.articles.revisions(article.id, page);
  }
}

/** One revision of an article with its text. Refuses with REVISION_UNKNOWN, too. */
export class ReadRevision {
  constructor(
    private readonly spaces: SpaceReader,
    private readonly articles: Pick<ArticleRepository, 'find' | 'revision'>,
  ) {}

  async execute(
    { articleId, number }: { readonly articleId: string; readonly number: number },
    principal: Principal,
  ): Promise<RenderedRevision> {
    const { article } = await openArticle(this.spaces, this.articles, articleId, principal);
    const found = await this.articles.revision(article.id, number);
    if (!found) throw REVISION_UNKNOWN();
    return found;
  }
}

/** A space with those of its articles that the account may take away: all of its own spaces, elsewhere what it began. */
export interface ExportedSpace extends MemberSpace {
  readonly articles: readonly DraftArticle[];
}

/** Everything of the caller in spaces, for the export of his account. */
export class ExportSpaces {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'listOf'>,
    private readonly articles: Pick<ArticleRepository, 'drafts'>,
  ) {}

  async execute(principal: Principal): Promise<readonly ExportedSpace[]> {
    const { userId } = asUser(principal);
    const exported: ExportedSpace[] = [];
    for (const each of await this.spaces.listOf(userId)) {
      const drafts = await this.articles.drafts(each.space.id);
      const isOwn = ({ article }: DraftArticle) =>
        each.role === 'owner' || article.authorId === userId;
      exported.push({ ...each, articles: drafts.filter(isOwn) });
    }
    return exported;
  }
}

import type { Clock, Page, PageRequest } from '../../shared/index.ts';
import type {
  ArticleAddress,
  ArticleFilter,
  ArticleRepository,
  PublicArticle,
  PublicListing,
  RenderedRevision,
  Translation,
} from '../ports/article-repository.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import { ARTICLE_UNKNOWN, SPACE_UNKNOWN } from '../content.errors.ts';
import type { Space } from '../space.ts';

type SpaceReader = Pick<SpaceRepository, 'findByHandle'>;

/** A space that readers may see; refuses with SPACE_UNKNOWN where it is private, as for an unknown handle. */
export async function openSpace(spaces: SpaceReader, handle: string): Promise<Space> {
  const space = await spaces.findByHandle(handle);
  if (!space || space.visibility === 'private') throw SPACE_UNKNOWN();
  return space;
}

/** A space by its handle, for readers. */
export class ReadPublicSpace {
  constructor(private readonly spaces: SpaceReader) {}

  execute(handle: string): Promise<Space> {
    return openSpace(this.spaces, handle);
  }
}

export type PublishedArticle = PublicArticle &
  RenderedRevision & {
    readonly space: Space;
    readonly translations: readonly Translation[];
  };

/** What stands at an address: an article, or the address that it has now. */
export type PublishedAnswer =
  | { readonly kind: 'article'; readonly found: PublishedArticle }
  | { readonly kind: 'moved'; readonly to: ArticleAddress };

/**
 * The article at an address as readers see it at this moment: publication and withdrawal are decided by their times, so
 * that nothing has to run at them. Refuses with SPACE_UNKNOWN or ARTICLE_UNKNOWN.
 */
export class ReadPublished {
  constructor(
    private readonly spaces: SpaceReader,
    private readonly articles: Pick<
      ArticleRepository,
      'findPublic' | 'findRedirect' | 'publicTranslations'
    >,
    private readonly clock: Clock,
  ) {}

  async execute({
    handle,
    ...place
  }: Omit<ArticleAddress, 'spaceId'> & { readonly handle: string }): Promise<PublishedAnswer> {
    const space = await openSpace(this.spaces, handle);
    const at = this.clock.now();
    const address = { ...place, spaceId: space.id };
    const found = await this.articles.findPublic(address, at);
    if (found) {
      const translations = await this.articles.publicTranslations(found.article, at);
      return { kind: 'article', found: { ...found, space, translations } };
    }
    const to = await this.articles.findRedirect(address, at);
    if (!to) throw ARTICLE_UNKNOWN();
    return { kind: 'moved', to };
  }
}

/** Public articles of a space, last published first. Refuses with SPACE_UNKNOWN. */
export class ListPublished {
  constructor(
    private readonly spaces: SpaceReader,
    private readonly articles: Pick<ArticleRepository, 'listPublic'>,
    private readonly clock: Clock,
  ) {}

  async execute({
    handle,
    page,
    ...filter
  }: ArticleFilter & { readonly handle: string; readonly page: PageRequest }): Promise<
    Page<PublicListing> & { readonly space: Space }
  > {
    const space = await openSpace(this.spaces, handle);
    const at = this.clock.now();
    return { space, ...(await this.articles.listPublic(space.id, filter, page, at)) };
  }
}

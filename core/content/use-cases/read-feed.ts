import type { Clock, Language } from '../../shared/index.ts';
import type { ArticleRepository, PublicListing } from '../ports/article-repository.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import type { Space } from '../space.ts';
import { openSpace } from './read-published.ts';

/** Number of articles in a feed. */
export const FEED_LENGTH = 20;

/** An article in a feed, with its text for readers. */
export interface FeedEntry extends PublicListing {
  readonly html: string;
}

/** What was published last in a space, in one language or in all, for feed readers. Refuses with SPACE_UNKNOWN. */
export class ReadFeed {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'findByHandle'>,
    private readonly articles: Pick<ArticleRepository, 'listPublic' | 'findPublic'>,
    private readonly clock: Clock,
  ) {}

  async execute({
    handle,
    locale,
  }: {
    readonly handle: string;
    readonly locale: Language | null;
  }): Promise<{ readonly space: Space; readonly entries: readonly FeedEntry[] }> {
    const space = await openSpace(this.spaces, handle);
    const at = this.clock.now();
    const filter = { type: null, locale, tag: null };
    const page = { limit: FEED_LENGTH, cursor: null };
    const { items } = await this.articles.listPublic(space.id, filter, page, at);
    const entries: FeedEntry[] = [];
    for (const item of items) {
      const found = await this.articles.findPublic({ ...item, spaceId: space.id }, at);
      if (found) entries.push({ ...item, html: found.rendered.html });
    }
    return { space, entries };
  }
}

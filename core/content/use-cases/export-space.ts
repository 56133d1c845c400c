import type { Principal } from '../../accounts/index.ts';
import type { Clock, Instant } from '../../shared/index.ts';
import { archivePath } from '../archive-path.ts';
import { writeArticleFile } from '../article-file.ts';
import { mediaPath } from '../media.ts';
import type { ArchivedFile, ArticleArchive } from '../ports/article-archive.ts';
import type { ArticleRepository, DraftArticle } from '../ports/article-repository.ts';
import type { MediaRepository } from '../ports/media-repository.ts';
import type { MediaStore } from '../ports/media-store.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import { publicationAt } from '../publication.ts';
import type { Space } from '../space.ts';
import { demand, membershipOf } from './space-access.ts';

function fileOf(
  { article, revision }: DraftArticle,
  original: DraftArticle | undefined,
  now: Instant,
): string {
  const { revision: published, since } = publicationAt(article, now);
  return writeArticleFile({
    ...{ title: revision.title, slug: article.slug, type: article.type, locale: article.locale },
    ...{ tags: revision.meta.tags, description: revision.meta.description },
    ...{ order: revision.meta.order, date: since ?? article.publishedAt },
    translationOf: original ? archivePath(original.article) : null,
    isDraft: published === null,
    markdown: revision.markdown,
  });
}

/** Pictures that the texts show, as a space has them. */
const SHOWN = /\/media\/([0-9a-f]{64})\.webp/g;

/**
 * Every article of a space as a Markdown file, with the pictures that they show, in a zip archive. For editors and
 * owners: refuses with SPACE_ROLE_NEEDED.
 */
export class ExportSpace {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'findOf' | 'findByHandle'>,
    private readonly articles: Pick<ArticleRepository, 'drafts'>,
    private readonly archive: ArticleArchive,
    private readonly media: Pick<MediaRepository, 'withHashes'>,
    private readonly store: Pick<MediaStore, 'read'>,
    private readonly clock: Clock,
  ) {}

  async execute(
    spaceId: string,
    principal: Principal,
  ): Promise<{ readonly space: Space; readonly archive: Uint8Array }> {
    const member = await membershipOf(this.spaces, spaceId, principal);
    demand(member, 'transfer');
    const drafts = await this.articles.drafts(spaceId);
    const byId = new Map(drafts.map((each) => [each.article.id, each]));
    const now = this.clock.now();
    const texts = drafts.map((each) => ({
      path: archivePath(each.article),
      text: fileOf(each, byId.get(each.article.translationOf ?? ''), now),
    }));
    const pictures = await this.picturesOf(spaceId, drafts);
    return { space: member.space, archive: this.archive.pack(texts, pictures) };
  }

  private async picturesOf(
    spaceId: string,
    drafts: readonly DraftArticle[],
  ): Promise<ArchivedFile[]> {
    const shown = drafts.flatMap(({ revision: { markdown } }) =>
      [...markdown.matchAll(SHOWN)].map(([, hash = '']) => hash),
    );
    const pictures: ArchivedFile[] = [];
    for (const { hash } of await this.media.withHashes(spaceId, [...new Set(shown)].toSorted())) {
      const bytes = await this.store.read(hash);
      if (bytes) pictures.push({ path: mediaPath(hash).slice(1), bytes });
    }
    return pictures.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  }
}

import type { Principal } from '../../accounts/index.ts';
import { archivePath } from '../archive-path.ts';
import { writeArticleFile } from '../article-file.ts';
import type { ArticleArchive } from '../ports/article-archive.ts';
import type { ArticleRepository, DraftArticle } from '../ports/article-repository.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import type { Space } from '../space.ts';
import { demand, membershipOf } from './space-access.ts';

const fileOf = ({ article, revision }: DraftArticle, original: DraftArticle | undefined): string =>
  writeArticleFile({
    ...{ title: revision.title, slug: article.slug, type: article.type, locale: article.locale },
    ...{ tags: revision.meta.tags, description: revision.meta.description },
    ...{ order: revision.meta.order, date: article.publishedAt },
    translationOf: original ? archivePath(original.article) : null,
    isDraft: article.published === null,
    markdown: revision.markdown,
  });

/** Every article of a space as a Markdown file, in a zip archive. For editors and owners: refuses with SPACE_ROLE_NEEDED. */
export class ExportSpace {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'findOf'>,
    private readonly articles: Pick<ArticleRepository, 'drafts'>,
    private readonly archive: ArticleArchive,
  ) {}

  async execute(
    spaceId: string,
    principal: Principal,
  ): Promise<{ readonly space: Space; readonly archive: Uint8Array }> {
    const member = await membershipOf(this.spaces, spaceId, principal);
    demand(member, 'transfer');
    const drafts = await this.articles.drafts(spaceId);
    const byId = new Map(drafts.map((each) => [each.article.id, each]));
    const texts = drafts.map((each) => ({
      path: archivePath(each.article),
      text: fileOf(each, byId.get(each.article.translationOf ?? '')),
    }));
    return { space: member.space, archive: this.archive.pack(texts) };
  }
}

import { isPermitted, type SpaceAction } from '@toolyard/core/content';
import type {
  ArticleResponse,
  RevisionSummaryResponse,
  SpaceResponse,
} from '../../../api/generated-content.ts';
import { useContentPlace } from '../shared/content-place.ts';

/**
 * Answers what the member may do with an article.
 *
 * @param revisions the newest ones; those after the last publication say who wrote what is to be approved
 */
export function useArticleRights(
  space: SpaceResponse,
  article: ArticleResponse,
  revisions: readonly RevisionSummaryResponse[],
): (action: SpaceAction) => boolean {
  const { userId } = useContentPlace();
  const { authorId, published, schedule } = article;
  const subject = {
    authorId,
    published,
    schedule: schedule && { ...schedule, publishAt: Date.parse(schedule.publishAt) },
    writerIds: revisions
      .filter(({ number }) => number > (published ?? 0))
      .map((revision) => revision.authorId),
  };
  return (action) => isPermitted({ userId, role: space.role }, action, subject);
}

import { articlePath } from '@toolyard/core/content';
import type { ListedArticleResponse, SpaceResponse } from '../../../api/generated-content.ts';

/** The address at which readers see the article in its language; null where only members do. */
export const publicPath = (
  { handle, visibility }: SpaceResponse,
  article: ListedArticleResponse,
): string | null =>
  article.publicRevision === null || visibility === 'private'
    ? null
    : `${articlePath(handle, article)}?lang=${article.locale}`;

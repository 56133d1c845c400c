import type { ArticleAddress } from '@toolyard/core/content';

/** Path of the call that reads a published article. */
export const publishedPath = (
  handle: string,
  { type, locale, slug }: Omit<ArticleAddress, 'spaceId'>,
): string => `/api/content/published/${handle}/articles/${type}/${locale}/${slug}`;

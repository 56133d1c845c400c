import { paths } from '../../../app/paths.ts';

const below = (...parts: readonly string[]): string =>
  [paths.content, ...parts.map(encodeURIComponent)].join('/');

/** Addresses below the list of spaces. */
export const contentPaths = {
  space: (spaceId: string) => below(spaceId),
  members: (spaceId: string) => below(spaceId, 'members'),
  settings: (spaceId: string) => below(spaceId, 'settings'),
  article: (spaceId: string, articleId: string) => below(spaceId, 'articles', articleId),
} as const;

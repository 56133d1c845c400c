import { paths } from '../../../app/paths.ts';

const pathsBelow = (root: string) => {
  const below = (...parts: readonly string[]): string =>
    [root, ...parts.map(encodeURIComponent)].join('/');
  return {
    root,
    trial: below('try'),
    space: (spaceId: string) => below(spaceId),
    media: (spaceId: string) => below(spaceId, 'media'),
    members: (spaceId: string) => below(spaceId, 'members'),
    settings: (spaceId: string) => below(spaceId, 'settings'),
    transfer: (spaceId: string) => below(spaceId, 'transfer'),
    article: (spaceId: string, articleId: string) => below(spaceId, 'articles', articleId),
    translation: (spaceId: string, articleId: string) =>
      below(spaceId, 'articles', articleId, 'translation'),
    revisions: (spaceId: string, articleId: string) =>
      below(spaceId, 'articles', articleId, 'revisions'),
  } as const;
};

export type ContentPaths = ReturnType<typeof pathsBelow>;

/** Addresses below the list of spaces. */
export const contentPaths = pathsBelow(paths.content);

/** Addresses of the same pages in the console. */
export const consoleContentPaths = pathsBelow(`${paths.admin}/content`);

import { ARTICLE_TYPES, type ArticleTypeName } from './article-types/article-type-list.ts';
import type { Article } from './article.ts';
import { PRODUCT_FOLDERS, PRODUCT_SPACE, productPath } from './product-space.ts';

/** Path of the page on which readers find an article, e.g. '/s/notes/post/first-words' or '/resources/docs/alerts'. */
export const articlePath = (handle: string, { type, slug }: Pick<Article, 'type' | 'slug'>) =>
  handle === PRODUCT_SPACE.handle ? productPath(type, slug) : `/s/${handle}/${type}/${slug}`;

/** An article of a space, or a list of its articles where there is no slug; without a type, of the whole space. */
export interface ReadingPlace {
  readonly handle: string;
  readonly type: ArticleTypeName | null;
  readonly slug: string | null;
}

/** Path of the page that lists a space, and that shows what a search finds in it. */
export const spacePath = (handle: string): string =>
  handle === PRODUCT_SPACE.handle
    ? `/resources/${PRODUCT_FOLDERS.doc}`
    : `/s/${encodeURIComponent(handle)}`;

function namesIn(path: string): readonly string[] {
  try {
    return path
      .replace(/^\/|\/$/g, '')
      .split('/')
      .map((name) => decodeURIComponent(name));
  } catch {
    return [];
  }
}

/** What a path of `articlePath`, or one that lists articles, leads to; null for any other path. */
export function readArticlePath(path: string): ReadingPlace | null {
  const [area, first, second, third, ...more] = namesIn(path);
  if (!first || more.length > 0) return null;
  if (area === 's') {
    const type = ARTICLE_TYPES.find(({ name }) => name === second)?.name ?? null;
    if (type !== null) return { handle: first, type, slug: third ?? null };
    return third === undefined ? { handle: first, type, slug: second ?? null } : null;
  }
  if (area !== 'resources' || third !== undefined) return null;
  const { handle } = PRODUCT_SPACE;
  const type = ARTICLE_TYPES.find(
    ({ name }) => name !== 'page' && PRODUCT_FOLDERS[name] === first,
  )?.name;
  if (type !== undefined) return { handle, type, slug: second ?? null };
  return second === undefined ? { handle, type: 'page', slug: first } : null;
}

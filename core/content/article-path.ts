import type { Article } from './article.ts';
import { PRODUCT_SPACE, productPath } from './product-space.ts';

/** Path of the page on which readers find an article, e.g. '/s/notes/post/first-words' or '/resources/docs/alerts'. */
export const articlePath = (handle: string, { type, slug }: Pick<Article, 'type' | 'slug'>) =>
  handle === PRODUCT_SPACE.handle ? productPath(type, slug) : `/s/${handle}/${type}/${slug}`;

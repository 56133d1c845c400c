import type { ArticleTypeName } from './article-types/article-type-list.ts';
import type { Space } from './space.ts';

/** The space of the product's own pages. Nobody is its member, and no account can take its handle. */
export const PRODUCT_SPACE = {
  handle: 'toolyard',
  title: 'Toolyard',
  languages: ['en', 'zh-CN'],
  visibility: 'public',
} as const satisfies Pick<Space, 'handle' | 'title' | 'languages' | 'visibility'>;

/** Where the product's own articles stand below /resources; pages stand there themselves. */
export const PRODUCT_FOLDERS = {
  doc: 'docs',
  tutorial: 'tutorials',
  faq: 'faq',
  post: 'news',
} as const satisfies Partial<Record<ArticleTypeName, string>>;

/** Address of one of the product's own pages. */
export const productPath = (type: ArticleTypeName, slug: string): string =>
  type === 'page' ? `/resources/${slug}` : `/resources/${PRODUCT_FOLDERS[type]}/${slug}`;

import type { ArticleTypeName } from './article-types/article-type-list.ts';
import type { Space } from './space.ts';

/** The space of the product's own pages. Nobody is its member, and no account can take its handle. */
export const PRODUCT_SPACE = {
  handle: 'toolyard',
  title: 'Toolyard',
  languages: ['en', 'zh-CN'],
  visibility: 'public',
} as const satisfies Pick<Space, 'handle' | 'title' | 'languages' | 'visibility'>;

const FOLDERS: Readonly<Record<ArticleTypeName, string>> = {
  doc: 'docs/',
  tutorial: 'tutorials/',
  faq: 'faq/',
  post: 'news/',
  page: '',
};

/** Address of one of the product's own pages. */
export const productPath = (type: ArticleTypeName, slug: string): string =>
  `/resources/${FOLDERS[type]}${slug}`;

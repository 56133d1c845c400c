import type { Article } from './article.ts';
import type { ArticleTypeName } from './article-types/article-type-list.ts';

const FOLDERS: Readonly<Record<ArticleTypeName, string>> = {
  doc: 'docs',
  tutorial: 'tutorials',
  faq: 'faq',
  post: 'posts',
  page: 'pages',
};

/** Path of an article in the export of its space, as in `en/docs/alerts.md`. */
export const archivePath = ({ locale, type, slug }: Pick<Article, 'locale' | 'type' | 'slug'>) =>
  `${locale}/${FOLDERS[type]}/${slug}.md`;

/** Folders that say what their files are: of our own export, of Docusaurus and of Hugo. */
const TYPES: readonly (readonly [RegExp, ArticleTypeName])[] = [
  [/^(?:docs?|documentation|docusaurus-plugin-content-docs)$/i, 'doc'],
  [/^tutorials?$/i, 'tutorial'],
  [/^faqs?$/i, 'faq'],
  [/^(?:posts?|_posts|blog|news|docusaurus-plugin-content-blog)$/i, 'post'],
];

/** Type of a file that states none, by the innermost folder that says so. */
export function typeOfPath(path: string): ArticleTypeName {
  for (const folder of path.split('/').slice(0, -1).toReversed()) {
    const found = TYPES.find(([pattern]) => pattern.test(folder));
    if (found) return found[1];
  }
  return 'page';
}

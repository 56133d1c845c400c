export { MarkdownArticleRenderer } from './markdown-article-renderer.ts';
export { sanitizeArticle } from './allowed-html.ts';

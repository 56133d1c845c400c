export { ARTICLE_TYPES } from './article-types/article-type-list.ts';
export type { ArticleType, ArticleTypeName } from './article-types/article-type-list.ts';
export type { Article, Hiding, Schedule } from './article.ts';
export type { IndexedText, SearchQuery, SearchTerm } from './indexed-text.ts';
export type { ArticleMeta, Revision } from './revision.ts';
export { SPACE_ROLES, VISIBILITIES } from './space.ts';
export type { Space, SpaceMember, SpaceRole, Visibility } from './space.ts';
export type {
  ArticleRenderer,
  RenderedArticle,
  RenderedHeading,
  RenderOptions,
} from './ports/article-renderer.ts';

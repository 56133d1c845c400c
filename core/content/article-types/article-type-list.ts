import type { Texts } from '../../shared/index.ts';

/** A kind of article: what it is called and where its pages stand. */
export interface ArticleType {
  readonly name: string;
  readonly label: Texts;
}

/** Every type that an article can have. */
export const ARTICLE_TYPES = [
  { name: 'page', label: { en: 'Page', 'zh-CN': '页面' } },
  { name: 'doc', label: { en: 'Documentation', 'zh-CN': '文档' } },
  { name: 'tutorial', label: { en: 'Tutorial', 'zh-CN': '教程' } },
  { name: 'faq', label: { en: 'Question', 'zh-CN': '常见问题' } },
  { name: 'post', label: { en: 'Post', 'zh-CN': '动态' } },
] as const satisfies readonly ArticleType[];

export type ArticleTypeName = (typeof ARTICLE_TYPES)[number]['name'];

/** What a type is called. */
export const articleTypeLabel = (type: ArticleTypeName): Texts =>
  ARTICLE_TYPES.find(({ name }) => name === type)!.label;

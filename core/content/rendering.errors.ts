import { defineError } from '../shared/index.ts';
import { LONGEST_ARTICLE } from './ports/article-renderer.ts';

export const ARTICLE_TOO_LONG = defineError('tooLarge', 'ARTICLE_TOO_LONG', {
  en: `A text can have ${LONGEST_ARTICLE.toLocaleString('en')} characters. Please divide it into several articles`,
  'zh-CN': `正文最多 ${LONGEST_ARTICLE / 10_000} 万字符，请分成多篇文章`,
});

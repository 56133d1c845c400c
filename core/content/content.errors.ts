import { defineError } from '../shared/index.ts';

export const SLUG_TAKEN = defineError('conflict', 'SLUG_TAKEN', {
  en: 'Another article already has this address',
  'zh-CN': '该地址已被另一篇文章使用',
});
export const SLUG_REDIRECTS = defineError('conflict', 'SLUG_REDIRECTS', {
  en: 'This address leads readers to an article that was renamed. Please choose another one',
  'zh-CN': '该地址会把读者引向一篇已改名的文章，请换一个地址',
});
export const SLUG_INVALID = defineError('validation', 'SLUG_INVALID', {
  en: 'An address has small letters a to z, digits and single hyphens',
  'zh-CN': '地址只能包含小写字母 a–z、数字和单个连字符',
});
export const REVISION_UNKNOWN = defineError('notFound', 'REVISION_UNKNOWN', {
  en: 'This revision was not found',
  'zh-CN': '找不到该版本',
});
export const SCHEDULE_IN_PAST = defineError('validation', 'SCHEDULE_IN_PAST', {
  en: 'Please choose a time in the future',
  'zh-CN': '请选择将来的时间',
});
export const ARTICLE_NOT_PUBLIC = defineError('conflict', 'ARTICLE_NOT_PUBLIC', {
  en: 'This article is not published',
  'zh-CN': '该文章尚未发布',
});
export const ARTICLE_HIDDEN = defineError('conflict', 'ARTICLE_HIDDEN', {
  en: 'An operator has hidden this article from readers',
  'zh-CN': '该文章已被管理员隐藏',
});
export const NO_SCHEDULE = defineError('conflict', 'NO_SCHEDULE', {
  en: 'Nothing is scheduled for this article',
  'zh-CN': '该文章没有定时发布计划',
});
export const HIDING_REASON_MISSING = defineError('validation', 'HIDING_REASON_MISSING', {
  en: 'Please give a reason of at most 500 characters, which the owner will see',
  'zh-CN': '请填写理由（最多 500 字），空间所有者会看到',
});

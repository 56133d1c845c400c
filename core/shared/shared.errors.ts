import { defineError } from './domain-error.ts';

export const VERSION_CONFLICT = defineError('conflict', 'VERSION_CONFLICT', {
  en: 'This was changed elsewhere in the meantime',
  'zh-CN': '内容已在别处被修改',
});
export const IDEMPOTENCY_IN_PROGRESS = defineError('conflict', 'IDEMPOTENCY_IN_PROGRESS', {
  en: 'The same request is being processed',
  'zh-CN': '相同的请求正在处理中',
});
export const CURSOR_INVALID = defineError('validation', 'CURSOR_INVALID', {
  en: 'This cursor does not belong to this list',
  'zh-CN': '分页游标无效',
});
export const DATABASE_UNAVAILABLE = defineError('unavailable', 'DATABASE_UNAVAILABLE', {
  en: 'The server cannot reach its data right now, please try again in a moment',
  'zh-CN': '服务器暂时无法访问数据，请稍后再试',
});
export const DATABASE_BUSY = defineError('throttled', 'DATABASE_BUSY', {
  en: 'The server is busy, please try again in a moment',
  'zh-CN': '服务器繁忙，请稍后再试',
});

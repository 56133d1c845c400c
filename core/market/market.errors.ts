import { defineError } from '../shared/index.ts';

export const SYMBOL_UNKNOWN = defineError('notFound', 'SYMBOL_UNKNOWN', {
  en: 'This symbol was not found',
  'zh-CN': '找不到该代码',
});

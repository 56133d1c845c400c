import { defineError } from '../shared/index.ts';

export const SYMBOL_UNKNOWN = defineError('notFound', 'SYMBOL_UNKNOWN', {
  en: 'This symbol is not known',
  'zh-CN': '找不到这个代码',
});

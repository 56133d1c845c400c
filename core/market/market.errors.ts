import { defineError } from '../shared/index.ts';

export const SYMBOL_UNKNOWN = defineError('notFound', 'SYMBOL_UNKNOWN', {
  en: 'This symbol was not found',
  'zh-CN': '找不到该代码',
});
export const WATCHLIST_INVALID = defineError('validation', 'WATCHLIST_INVALID', {
  en: 'A watchlist holds at most 200 stock symbols',
  'zh-CN': '自选股最多保存 200 个股票代码',
});

import { defineError } from '../shared/index.ts';

export const WATCHLIST_INVALID = defineError('validation', 'WATCHLIST_INVALID', {
  en: 'A watchlist holds at most 200 stock symbols',
  'zh-CN': '自选股最多保存 200 个股票代码',
});

import { defineError } from '../shared/index.ts';

export const WATCHLIST_INVALID = defineError('validation', 'WATCHLIST_INVALID', {
  en: 'A watchlist holds at most 200 stock symbols',
  'zh-CN': '自选股最多保存 200 个股票代码',
});
export const WATCHLIST_NAME_INVALID = defineError('validation', 'WATCHLIST_NAME_INVALID', {
  en: 'Please enter a name of at most 40 visible characters',
  'zh-CN': '请输入名称，最多 40 个可见字符',
});
export const WATCHLIST_NAME_TAKEN = defineError('conflict', 'WATCHLIST_NAME_TAKEN', {
  en: 'You already have a watchlist with this name',
  'zh-CN': '已有同名的自选列表',
});
export const WATCHLISTS_LIMIT = defineError('validation', 'WATCHLISTS_LIMIT', {
  en: 'Please keep between 1 and 20 watchlists',
  'zh-CN': '自选列表最少 1 个，最多 20 个',
});

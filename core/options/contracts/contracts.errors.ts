import { defineError } from '../../shared/index.ts';

export const SHARES_NOT_TRADED = defineError('validation', 'SHARES_NOT_TRADED', {
  en: 'An index has no shares that could be bought or sold',
  'zh-CN': '指数本身没有可以买卖的股份',
});

import { defineError } from '../../shared/index.ts';

export const SHARES_NOT_TRADED = defineError('validation', 'SHARES_NOT_TRADED', {
  en: 'An index has no shares that could be bought or sold',
  'zh-CN': '指数本身没有可以买卖的股份',
});

export const CONTRACT_ADJUSTED = defineError('validation', 'CONTRACT_ADJUSTED', {
  en: 'This contract was adjusted after a split, merger or special dividend. What it delivers is not known, so it has no value here and cannot be traded',
  'zh-CN': '该合约因拆股、合并或特别股息已调整。其交割内容未知，因此在此不予估值，也不能交易',
});

export const CONTRACT_EXPIRED = defineError('validation', 'CONTRACT_EXPIRED', {
  en: 'This contract has expired',
  'zh-CN': '该合约已到期',
});

import { defineError } from '../../shared/index.ts';

export const STRATEGY_UNKNOWN = defineError('notFound', 'STRATEGY_UNKNOWN', {
  en: 'This strategy does not exist',
  'zh-CN': '这个策略不存在',
});
export const STRATEGY_INVALID = defineError('validation', 'STRATEGY_INVALID', {
  en: 'This strategy cannot be saved as it is',
  'zh-CN': '策略内容有误，无法保存',
});
export const CONTRACT_UNKNOWN = defineError('validation', 'CONTRACT_UNKNOWN', {
  en: 'This contract is not listed',
  'zh-CN': '这个合约不存在',
});
export const CONTRACT_EXPIRED = defineError('validation', 'CONTRACT_EXPIRED', {
  en: 'This contract has expired',
  'zh-CN': '这个合约已到期',
});

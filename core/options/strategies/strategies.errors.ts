import { defineError } from '../../shared/index.ts';

export const STRATEGY_UNKNOWN = defineError('notFound', 'STRATEGY_UNKNOWN', {
  en: 'This strategy does not exist',
  'zh-CN': '这个策略不存在',
});
export const VERSION_CONFLICT = defineError('conflict', 'VERSION_CONFLICT', {
  en: 'This was changed elsewhere in the meantime',
  'zh-CN': '内容已在别处被修改',
});
export const CONTRACT_UNKNOWN = defineError('validation', 'CONTRACT_UNKNOWN', {
  en: 'This contract is not listed',
  'zh-CN': '这个合约不存在',
});
export const CONTRACT_EXPIRED = defineError('validation', 'CONTRACT_EXPIRED', {
  en: 'This contract has expired',
  'zh-CN': '这个合约已到期',
});

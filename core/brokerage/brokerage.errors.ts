import { defineError } from '../shared/index.ts';

export const BROKERAGE_FAILED = defineError('provider', 'BROKERAGE_FAILED', {
  en: 'The brokerage did not answer, please try again later',
  'zh-CN': '券商暂时没有响应，请稍后重试',
});
export const AUTHORISATION_INVALID = defineError('validation', 'AUTHORISATION_INVALID', {
  en: 'This brokerage sign-in has expired or was already used',
  'zh-CN': '这次券商授权已过期或已使用',
});
export const AUTHORISATION_DENIED = defineError('validation', 'AUTHORISATION_DENIED', {
  en: 'Access was denied, so the brokerage account was not connected',
  'zh-CN': '未授权访问，券商账户没有连接',
});
export const BROKER_NOT_OFFERED = defineError('validation', 'BROKER_NOT_OFFERED', {
  en: 'This site does not offer this brokerage',
  'zh-CN': '本站不提供该券商',
});
export const BROKER_NOT_CONNECTED = defineError('conflict', 'BROKER_NOT_CONNECTED', {
  en: 'No brokerage account is connected; connect one in the settings',
  'zh-CN': '尚未连接券商账户，请先在设置中连接',
});

import { defineError } from '../shared/index.ts';

export const PROVIDER_BAD_KEY = defineError('provider', 'PROVIDER_BAD_KEY', {
  en: 'The market data provider does not accept our key',
  'zh-CN': '行情服务商不接受我们的密钥',
});
export const PROVIDER_PLAN = defineError('provider', 'PROVIDER_PLAN', {
  en: 'Our plan with the market data provider does not include these data',
  'zh-CN': '我们的行情套餐不包含这些数据',
});
/** With `retryAt`. */
export const PROVIDER_RATE = defineError('provider', 'PROVIDER_RATE', {
  en: 'The market data provider accepts no more calls at the moment, please try again shortly',
  'zh-CN': '行情服务商的调用次数已用完，请稍后再试',
});
export const PROVIDER_OUTAGE = defineError('provider', 'PROVIDER_OUTAGE', {
  en: 'The market data provider cannot be reached',
  'zh-CN': '无法连接行情服务商',
});
export const PROVIDER_TIMEOUT = defineError('provider', 'PROVIDER_TIMEOUT', {
  en: 'The market data did not arrive in time',
  'zh-CN': '行情数据未能及时返回',
});
export const PROVIDER_GARBAGE = defineError('provider', 'PROVIDER_GARBAGE', {
  en: 'The market data provider sent an answer that cannot be used',
  'zh-CN': '行情服务商返回的数据无法使用',
});
/** A request that the provider does not take as it is, such as HTTP status 400. */
export const PROVIDER_REFUSED = defineError('provider', 'PROVIDER_REFUSED', {
  en: 'The market data provider refused the request',
  'zh-CN': '行情服务商拒绝了这次请求',
});

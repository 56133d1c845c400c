import { defineError } from '../../shared/index.ts';

export const ALERT_INVALID = defineError('validation', 'ALERT_INVALID', {
  en: 'This alert cannot be saved as it is',
  'zh-CN': '提醒内容有误，无法保存',
});
export const ALERT_UNKNOWN = defineError('notFound', 'ALERT_UNKNOWN', {
  en: 'This alert was not found',
  'zh-CN': '找不到该提醒',
});
export const ALERTS_FULL = defineError('conflict', 'ALERTS_FULL', {
  en: 'An account has at most 100 alerts. Delete one that you no longer need',
  'zh-CN': '每个账户最多 100 条提醒，请先删除不再需要的提醒',
});

import { defineError } from '../shared/index.ts';

export const LOTTERY_EVENT_UNKNOWN = defineError('notFound', 'LOTTERY_EVENT_UNKNOWN', {
  en: 'This lottery event does not exist',
  'zh-CN': '抽奖活动不存在',
});

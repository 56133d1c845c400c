import { defineError } from '../../shared/index.ts';

export const CAPITAL_INVALID = defineError('validation', 'CAPITAL_INVALID', {
  en: 'The capital cannot be saved as it is',
  'zh-CN': '资金记录有误，无法保存',
});

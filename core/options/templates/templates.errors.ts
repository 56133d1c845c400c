import { defineError } from '../../shared/index.ts';

export const TEMPLATE_NOT_FILLABLE = defineError('validation', 'TEMPLATE_NOT_FILLABLE', {
  en: 'This expiry has too few tradable quotes for the strategy',
  'zh-CN': '这个到期日可成交的报价不足，无法自动填入该策略',
});

export const LATER_EXPIRY_NEEDED = defineError('validation', 'LATER_EXPIRY_NEEDED', {
  en: 'This strategy needs a second, later expiry',
  'zh-CN': '该策略还需要一个更晚的到期日',
});

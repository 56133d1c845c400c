import { defineError } from '../shared/index.ts';

export const ANALYSIS_INVALID = defineError('validation', 'ANALYSIS_INVALID', {
  en: 'This analysis cannot be saved as it is',
  'zh-CN': '该分析内容有误，无法保存',
});
export const ANALYSIS_UNKNOWN = defineError('notFound', 'ANALYSIS_UNKNOWN', {
  en: 'This analysis was not found',
  'zh-CN': '找不到该分析',
});
export const ANALYSES_FULL = defineError('conflict', 'ANALYSES_FULL', {
  en: 'An account has at most 100 analyses. Delete one that you no longer need',
  'zh-CN': '每个账户最多 100 个分析，请先删除不再需要的分析',
});

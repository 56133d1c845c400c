import { defineError } from '../shared/index.ts';

export const CODE_RECIPE_INVALID = defineError('validation', 'CODE_RECIPE_INVALID', {
  en: 'This recipe cannot be saved as it is',
  'zh-CN': '该配方内容有误，无法保存',
});
export const CODE_RECIPE_UNKNOWN = defineError('notFound', 'CODE_RECIPE_UNKNOWN', {
  en: 'This recipe was not found',
  'zh-CN': '找不到该配方',
});
export const CODE_RECIPES_FULL = defineError('conflict', 'CODE_RECIPES_FULL', {
  en: 'An account has at most 100 recipes. Delete one that you no longer need',
  'zh-CN': '每个账户最多 100 个配方，请先删除不再需要的配方',
});

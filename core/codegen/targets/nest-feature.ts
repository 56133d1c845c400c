import { target } from '../target.ts';

export const nestFeatureTarget = target({
  id: 'nest-feature',
  label: { en: 'NestJS features', 'zh-CN': 'NestJS 功能模块' },
  parameters: {},
  defaults: {},
});

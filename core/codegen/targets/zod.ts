import { target } from '../target.ts';

export const zodTarget = target({
  id: 'zod',
  label: { en: 'Zod schemas', 'zh-CN': 'Zod 校验' },
  parameters: {},
  defaults: {},
});

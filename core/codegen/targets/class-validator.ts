import { target } from '../target.ts';

export const classValidatorTarget = target({
  id: 'class-validator',
  label: { en: 'class-validator DTOs', 'zh-CN': 'class-validator DTO' },
  parameters: {},
  defaults: {},
});

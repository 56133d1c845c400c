import { defineError } from '../../shared/index.ts';

export const OPTIONS_SETTINGS_INVALID = defineError('validation', 'OPTIONS_SETTINGS_INVALID', {
  en: 'These settings cannot be saved as they are',
  'zh-CN': '设置内容有误，无法保存',
});

import type { OptionsSettingsTexts } from './en.ts';

export const zhCN = {
  'optionsSettings.title': '期权设置',
} satisfies OptionsSettingsTexts;

import type { OptionsRecordsTexts } from './en.ts';

export const zhCN = {
  'records.title': '历史分析',
} satisfies OptionsRecordsTexts;

import type { OptionsBuilderTexts } from './en.ts';

export const zhCN = {
  'builder.title': '组合构建器',
} satisfies OptionsBuilderTexts;

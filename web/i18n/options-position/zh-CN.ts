import type { OptionsPositionTexts } from './en.ts';

export const zhCN = {
  'life.title': '持仓',
} satisfies OptionsPositionTexts;

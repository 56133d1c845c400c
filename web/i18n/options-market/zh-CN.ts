import type { OptionsMarketTexts } from './en.ts';

export const zhCN = {
  'market.title': '市场分析',
} satisfies OptionsMarketTexts;

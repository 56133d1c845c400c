import type { OptionsStockTexts } from './en.ts';

export const zhCN = {
  'stock.title': '股票详情',
} satisfies OptionsStockTexts;

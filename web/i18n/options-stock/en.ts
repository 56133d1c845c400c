export const en = {
  'stock.title': 'Stock',
} as const;

export type OptionsStockTexts = Record<keyof typeof en, string>;

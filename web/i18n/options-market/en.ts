export const en = {
  'market.title': 'Market analysis',
} as const;

export type OptionsMarketTexts = Record<keyof typeof en, string>;

export const en = {
  'life.title': 'Position',
} as const;

export type OptionsPositionTexts = Record<keyof typeof en, string>;

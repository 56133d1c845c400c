export const en = {
  'explain.title': 'How it is computed',
} as const;

export type OptionsExplainTexts = Record<keyof typeof en, string>;

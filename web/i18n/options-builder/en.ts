export const en = {
  'builder.title': 'Builder',
} as const;

export type OptionsBuilderTexts = Record<keyof typeof en, string>;

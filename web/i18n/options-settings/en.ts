export const en = {
  'optionsSettings.title': 'Options settings',
} as const;

export type OptionsSettingsTexts = Record<keyof typeof en, string>;

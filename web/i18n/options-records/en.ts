export const en = {
  'records.title': 'History',
} as const;

export type OptionsRecordsTexts = Record<keyof typeof en, string>;

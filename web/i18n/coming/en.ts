export const en = {
  'coming.kicker': 'In preparation',
  'coming.generator': 'Pick a template, fill in a form, and download the project as an archive.',
} as const;

export type ComingTexts = Record<keyof typeof en, string>;

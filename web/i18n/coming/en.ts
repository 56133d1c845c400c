export const en = {
  'coming.kicker': 'In preparation',
  'coming.generator': 'Pick a template, fill in a form, and download the project as an archive.',
  'coming.docs': 'What each tool does and the terms it uses, with a worked example.',
  'coming.tutorials': 'Short lessons, each ending with something you built yourself.',
} as const;

export type ComingTexts = Record<keyof typeof en, string>;

export const en = {
  'contentHiding.title': 'An operator has hidden this article',
  'contentHiding.since': 'Readers have not seen it since {time}.',
  'contentHiding.reason': 'Reason',
  'contentHiding.yourAnswer': 'Answer of your space',
  'contentHiding.answer': 'Answer the operators',
  'contentHiding.change': 'Change the answer',
  'contentHiding.label': 'Answer',
  'contentHiding.hint': 'Say what you changed, or why readers should see the article again.',
  'contentHiding.missing': 'Please write an answer',
  'contentHiding.send': 'Send answer',
  'contentHiding.cancel': 'Cancel',
  'contentHiding.sent': 'The operators can read your answer',
  'contentHiding.failed': 'The answer was not sent',
} as const;

export type ContentHidingTexts = Record<keyof typeof en, string>;

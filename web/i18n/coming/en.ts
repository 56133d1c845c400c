export const en = {
  'coming.kicker': 'In preparation',
  'coming.winners': 'The winners of every ended draw, in rank order, with the proof of their draw.',
  'coming.guide': 'How to take part, how winners are drawn, and how to check a draw yourself.',
  'coming.analysis':
    'Open a file of a million rows in your browser, see the shape of every column, and draw charts. Nothing is uploaded.',
  'coming.content': 'Write, review and publish pages, with a history that shows every change.',
  'coming.generator':
    'Templates, a form for their fields, and a project that you take home as an archive.',
  'coming.docs': 'What every tool does and the terms it uses, with one worked example each.',
  'coming.tutorials': 'Short lessons that end with something you have built.',
  'coming.api': 'Every call of the interface, with its fields, its errors and an example.',
} as const;

export type ComingTexts = Record<keyof typeof en, string>;

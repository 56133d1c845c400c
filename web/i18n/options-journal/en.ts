export const en = {
  'journal.title': 'Journal',
  'journal.of': 'Journal of {name}',
  'journal.edit': 'Edit',
  'journal.write': 'Write',
  'journal.none':
    'No note and no tags yet. Write down why you opened the trade and what you learned.',
  'journal.note': 'Note',
  'journal.noteHint': 'Plain text about the whole trade, up to 2,000 characters',
  'journal.tags': 'Tags',
  'journal.tagsHint': 'Separate them by commas: up to 10 tags of up to 30 characters',
  'journal.tagFault': '{tag}: {fault}',
  'journal.save': 'Save',
  'journal.cancel': 'Cancel',
  'journal.failed': 'Couldn’t save the journal. Your text is still here; try again',
  'journal.conflict':
    'The trade has changed since you opened the journal. Your text is still here; save again to keep it.',
  'journal.byTag': 'By tag',
  'journal.tag': 'Tag',
  'journal.untagged': 'No tag',
  'journal.byTagNote': 'A trade with several tags counts under each of them.',
  'journal.byTagNone':
    'No trade of this period has a tag. Tags are written in the journal of a trade.',
} as const;

export type OptionsJournalTexts = Record<keyof typeof en, string>;

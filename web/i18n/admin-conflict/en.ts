export const en = {
  'conflict.title': 'Changed by somebody else',
  'conflict.text':
    'While you were editing, “{name}” was saved by somebody else. Nothing of yours is lost: choose what to keep.',
  'conflict.close': 'Back to the form',
  'conflict.mine': 'Yours',
  'conflict.theirs': 'Saved by somebody else',
  'conflict.before': 'Before:',
  'conflict.me': 'Changed by you',
  'conflict.them': 'Changed by them',
  'conflict.both': 'Changed by both',
  'conflict.nothing': 'Nothing',
  'conflict.same': 'Both versions say the same.',
  'conflict.keepMine': 'Keep mine',
  'conflict.takeTheirs': 'Take theirs',
  'conflict.merge': 'Save the merge',
  'conflict.left': 'Choose {count, plural, one {{count} more field} other {{count} more fields}}',
} as const;

export type AdminConflictTexts = Record<keyof typeof en, string>;

export const en = {
  'conflict.title': 'Changed by someone else',
  'conflict.text':
    '{who} saved “{name}” on {time} while you were editing. Your changes aren’t lost: choose what to keep.',
  'conflict.someone': 'Someone else',
  'conflict.close': 'Back to the form',
  'conflict.mine': 'Yours',
  'conflict.theirs': 'Saved by someone else',
  'conflict.before': 'Before:',
  'conflict.me': 'Changed by you',
  'conflict.them': 'Changed by them',
  'conflict.both': 'Changed by both',
  'conflict.nothing': 'Empty',
  'conflict.same': 'Both versions are identical.',
  'conflict.keepMine': 'Keep mine',
  'conflict.takeTheirs': 'Take theirs',
  'conflict.merge': 'Save merged version',
  'conflict.left': 'Choose {count, plural, one {{count} more field} other {{count} more fields}}',
} as const;

export type AdminConflictTexts = Record<keyof typeof en, string>;

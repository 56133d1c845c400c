import { describe, expect, it } from '@jest/globals';
import { passwordDraftFault } from './password-draft.ts';

describe('a new password typed twice', () => {
  it.each([
    ['empty', '', '', 'FIELDS_MISSING'],
    ['blanks', '      ', '      ', 'FIELDS_MISSING'],
    ['empty before different', '', 'x', 'FIELDS_MISSING'],
    ['different before short', 'abc', 'abd', 'PASSWORDS_DIFFER'],
    ['five characters', 'abcde', 'abcde', 'PASSWORD_TOO_SHORT'],
    ['129 characters', 'x'.repeat(129), 'x'.repeat(129), 'PASSWORD_TOO_LONG'],
    ['six characters', 'abcdef', 'abcdef', undefined],
    ['128 characters', 'x'.repeat(128), 'x'.repeat(128), undefined],
  ])('%s', (_case, password, confirm, code) =>
    expect(passwordDraftFault({ password, confirm })?.code).toBe(code),
  );
});

import { describe, expect, it } from '@jest/globals';
import { passwordDraftFault, newPasswordFault, type PasswordContext } from './password-rules.ts';

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

const listed = ['password', 'sunshine'];
const common = {
  includes: (password: string) => listed.includes(password.toLowerCase()),
  includesWord: (word: string) => listed.includes(word),
};
const MEI: PasswordContext = { name: 'Mei Li', email: 'mei.chan@example.com', username: 'chan-m' };
const ofUser = (password: string) => newPasswordFault(password, { common }, MEI)?.code;
const ofOperator = (password: string) =>
  newPasswordFault(password, { common, minLength: 12, rejectsCommonWords: true }, MEI)?.code;

describe('a new password', () => {
  it.each([
    ['one of the commonest', 'Password', 'PASSWORD_COMMON'],
    ['the name of the site', 'Toolyard!', 'PASSWORD_PREDICTABLE'],
    ['the Chinese name of the site', '工具坊2026', 'PASSWORD_PREDICTABLE'],
    ['the own name', '1mei li1', 'PASSWORD_PREDICTABLE'],
    ['the own name in one word', 'MeiLi2026', 'PASSWORD_PREDICTABLE'],
    ['a part of the own name', 'mei12345', 'PASSWORD_PREDICTABLE'],
    ['the own address', 'mei.chan@example.com', 'PASSWORD_PREDICTABLE'],
    ['the own mailbox', '__mei.chan__', 'PASSWORD_PREDICTABLE'],
    ['the own username', 'chan-m1!', 'PASSWORD_PREDICTABLE'],
    ['a user’s common word with digits', 'password1234', undefined],
    ['digits alone', '90812737465', undefined],
    ['a phrase with the own name', 'mei-rides-a-horse', undefined],
  ])('%s', (_case, password, code) => expect(ofUser(password)).toBe(code));

  it.each([
    ['A23: a common word with digits', 'password1234', 'PASSWORD_PREDICTABLE'],
    ['a common word between digits and punctuation', '!!Sunshine-2026', 'PASSWORD_PREDICTABLE'],
    ['two common words', 'sunshine-password', undefined],
  ])('of an operator: %s', (_case, password, code) => expect(ofOperator(password)).toBe(code));
});

import { describe, expect, it } from '@jest/globals';
import { PublishedCommonPasswords } from './published-common-passwords.ts';

const common = new PublishedCommonPasswords();

describe('the commonest passwords', () => {
  it.each(['123456', 'password', 'qwerty', 'Password', 'LETMEIN'])(
    '%s is one of them, whatever its case',
    (password) => expect(common.includes(password)).toBe(true),
  );

  it.each(['a-long-pass-1', 'correct horse battery staple', ''])('%j is none of them', (password) =>
    expect(common.includes(password)).toBe(false),
  );

  it.each(['password', 'Zoology'])('%s is a word of the lists', (word) =>
    expect(common.includesWord(word)).toBe(true),
  );

  it.each(['quvvizzaro', ''])('%j is no word of the lists', (word) =>
    expect(common.includesWord(word)).toBe(false),
  );
});

import type { CommonPasswords } from '@toolyard/core/accounts';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMONEST = 10_000;

const lowerCase = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase()));

const COMMON = dictionary['passwords-common'];
const COMMONEST_PASSWORDS = lowerCase(COMMON.slice(0, COMMONEST));
const WORDS = lowerCase([...COMMON, ...dictionary['diceware-common']]);

/** The lists that @zxcvbn-ts/language-common publishes under the MIT licence: passwords, commonest first, and words. */
export class PublishedCommonPasswords implements CommonPasswords {
  includes(password: string): boolean {
    return COMMONEST_PASSWORDS.has(password.toLowerCase());
  }

  includesWord(word: string): boolean {
    return WORDS.has(word.toLowerCase());
  }
}

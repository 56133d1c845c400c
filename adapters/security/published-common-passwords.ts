import type { CommonPasswords } from '@toolyard/core/accounts';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMONEST = 10_000;

const lowerCase = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase()));

/** The lists that @zxcvbn-ts/language-common publishes under the MIT licence: passwords, commonest first, and words. */
export class PublishedCommonPasswords implements CommonPasswords {
  private readonly commonest = lowerCase(dictionary['passwords-common'].slice(0, COMMONEST));
  private readonly words = lowerCase([
    ...dictionary['passwords-common'],
    ...dictionary['diceware-common'],
  ]);

  includes(password: string): boolean {
    return this.commonest.has(password.toLowerCase());
  }

  includesWord(word: string): boolean {
    return this.words.has(word.toLowerCase());
  }
}

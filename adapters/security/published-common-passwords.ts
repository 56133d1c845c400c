import type { CommonPasswords } from '@toolyard/core/accounts';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMONEST = 10_000;

/** The head of the list that @zxcvbn-ts/language-common publishes under the MIT licence, commonest first. */
export class PublishedCommonPasswords implements CommonPasswords {
  private readonly listed = new Set(
    dictionary['passwords-common'].slice(0, COMMONEST).map((password) => password.toLowerCase()),
  );

  includes(password: string): boolean {
    return this.listed.has(password.toLowerCase());
  }
}

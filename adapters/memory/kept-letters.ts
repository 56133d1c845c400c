import type { AddressedLetter, Mailer } from '@toolyard/core/mail';

/** A mailer that keeps what it is given, and refuses while told so. */
export class KeptLetters implements Mailer {
  readonly letters: AddressedLetter[] = [];
  refuses = false;

  send(letter: AddressedLetter): Promise<void> {
    if (this.refuses) return Promise.reject(new Error('not taken'));
    this.letters.push(letter);
    return Promise.resolve();
  }
}

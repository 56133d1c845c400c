import type { AddressedMail, Mailer } from '@toolyard/core/mail';

/** A mailer that collects mail, and rejects it on demand. */
export class FakeMailer implements Mailer {
  readonly letters: AddressedMail[] = [];
  refuses = false;

  send(letter: AddressedMail): Promise<void> {
    if (this.refuses) return Promise.reject(new Error('not taken'));
    this.letters.push(letter);
    return Promise.resolve();
  }
}

import type { Language } from '../../shared/index.ts';
import type { MailMessage } from '../mail-message.ts';

export interface AddressedMail extends MailMessage {
  readonly to: string;
  /** The language that it is written in. */
  readonly language: Language;
}

/** Sends mail. */
export interface Mailer {
  /** Rejects when the letter was not taken; it may then be sent again. */
  send(letter: AddressedMail): Promise<void>;
}

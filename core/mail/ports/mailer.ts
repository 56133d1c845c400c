import type { Language } from '../../shared/index.ts';
import type { MailMessage } from '../mail-message.ts';

export interface AddressedMail extends MailMessage {
  readonly to: string;
  /** Language of the text. */
  readonly language: Language;
}

/** Sends mail. */
export interface Mailer {
  /** Rejects when the mail was not accepted; it may be sent again. */
  send(letter: AddressedMail): Promise<void>;
}

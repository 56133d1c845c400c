import type { Letter } from '../mail-message.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';

/** Finds the words of a mail at the moment it is sent. */
export interface LetterWriter {
  /** Null where there is nothing to tell, or nobody to tell it to. */
  write(mail: OutgoingMail): Promise<Letter | null>;
}

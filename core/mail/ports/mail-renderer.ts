import type { MailMessage } from '../mail-message.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';

/** Finds the words of a mail at the moment it is sent. */
export interface MailRenderer {
  /** Null where there is nothing to tell, or nobody to tell it to. */
  render(mail: OutgoingMail): Promise<MailMessage | null>;
}

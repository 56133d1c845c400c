import type { MailMessage } from '../mail-message.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';

/** Renders a mail when it is sent. */
export interface MailRenderer {
  /** Null when the mail is obsolete. */
  render(mail: OutgoingMail): Promise<MailMessage | null>;
}

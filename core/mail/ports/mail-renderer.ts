import type { MailMessage } from '../mail-message.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';

/** Renders a mail when it is sent. */
export interface MailRenderer {
  /** Null when the mail is obsolete. */
  render(mail: OutgoingMail): Promise<MailMessage | null>;
}

/** Several renderers as one: the first that renders a mail. */
export class CombinedMailRenderer implements MailRenderer {
  constructor(private readonly renderers: readonly MailRenderer[]) {}

  async render(mail: OutgoingMail): Promise<MailMessage | null> {
    for (const renderer of this.renderers) {
      const message = await renderer.render(mail);
      if (message) return message;
    }
    return null;
  }
}

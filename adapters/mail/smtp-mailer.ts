import type { AddressedMail, Mailer } from '@toolyard/core/mail';
import { createTransport, type Transporter } from 'nodemailer';
import { MailRejected, mailMessage } from './mail-message.ts';

const TIMEOUT_MS = 15_000;

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string;
  /** `Toolyard <no-reply@example.com>`. */
  readonly from: string;
}

/** Sends mail by SMTP. */
export class SmtpMailer implements Mailer {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor({ url, from }: SmtpSettings) {
    this.from = from;
    this.transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  async send(letter: AddressedMail): Promise<void> {
    try {
      await this.transport.sendMail(mailMessage(letter, this.from));
    } catch (fault) {
      throw new MailRejected(fault);
    }
  }
}

import type { AddressedMail } from '@toolyard/core/mail';
import { oneLine } from '@toolyard/core/shared';
import type { SendMailOptions } from 'nodemailer';

/** A message for nodemailer: one unparsed recipient, a one-line subject, no access to files or URLs. */
export const mailMessage = (
  { to, language, subject, text }: AddressedMail,
  from: string,
): SendMailOptions => ({
  from,
  to: { name: '', address: oneLine(to) },
  subject: oneLine(subject),
  text,
  textEncoding: 'base64',
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A rejected mail. The server's reply is omitted, because it contains addresses, which must not be logged. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';

  constructor(fault: unknown) {
    const { code, responseCode } = fault as { code?: unknown; responseCode?: unknown };
    const facts = [code, responseCode].filter((fact) => ['string', 'number'].includes(typeof fact));
    super(['the mail was not taken', ...facts.map(String)].join(', '));
  }
}

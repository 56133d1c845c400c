import { oneLine, type AddressedMail } from '@toolyard/core/mail';
import type { SendMailOptions } from 'nodemailer';

/** A letter as nodemailer takes it: one receiver that is not parsed, a subject of one line, nothing read from disk or net. */
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

/** A mail that was not taken. What the server said is left out: it repeats addresses, and logs keep none. */
export class MailRejected extends Error {
  override readonly name = 'MailNotTaken';

  constructor(fault: unknown) {
    const { code, responseCode } = fault as { code?: unknown; responseCode?: unknown };
    const facts = [code, responseCode].filter((fact) => ['string', 'number'].includes(typeof fact));
    super(['the letter was not taken', ...facts.map(String)].join(', '));
  }
}

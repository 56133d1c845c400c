export { MAIL_ATTEMPTS } from './outgoing-mail.ts';
export type { OutgoingMail } from './outgoing-mail.ts';
export { oneLine } from './letter.ts';
export type { Letter } from './letter.ts';
export type { AddressedLetter, Mailer } from './ports/mailer.ts';
export type { MailOutbox, MailRepositories } from './ports/mail-outbox.ts';
export type { LetterWriter } from './ports/letter-writer.ts';
export { SendDueMail } from './use-cases/send-due-mail.ts';

export { FolderMailer } from './folder-mailer.ts';
export type { FolderSettings } from './folder-mailer.ts';
export { FolderOutbox } from './folder-outbox.ts';
export { SmtpMailer } from './smtp-mailer.ts';
export type { SmtpSettings } from './smtp-mailer.ts';
export { MailRejected } from './mail-message.ts';

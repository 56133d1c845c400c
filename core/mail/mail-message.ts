/** Subject and plain text of a mail. */
export interface MailMessage {
  readonly subject: string;
  readonly text: string;
}

/** Subject and plain text of a mail. */
export interface MailMessage {
  readonly subject: string;
  readonly text: string;
}

const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** The text on one line: line breaks and other control characters become spaces. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim();

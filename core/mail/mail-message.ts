/** The words of one mail, plain text. */
export interface MailMessage {
  readonly subject: string;
  readonly text: string;
}

const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** A text that goes into a header or into a sentence: its line breaks and other control characters become blanks. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim();

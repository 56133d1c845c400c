import type { Instant, Language } from '../shared/index.ts';

/**
 * A letter that is still to be sent. It is kept in the transaction of what it tells of; its words are made when it
 * is sent, so that no secret of theirs is ever kept.
 */
export interface OutgoingMail {
  readonly id: string;
  /** Kind of the mail. */
  readonly kind: string;
  /** The account it is about, where the address alone does not name it. */
  readonly accountId: string | null;
  /** The event it is about; null for mails about accounts. */
  readonly subjectId: string | null;
  readonly address: string;
  readonly language: Language;
  /** When that happened. */
  readonly createdAt: Instant;
  /** When it is tried next. */
  readonly dueAt: Instant;
  readonly attempts: number;
  /** A signed statement that goes with the mail, as it was made; null for most mails. */
  readonly enclosure: string | null;
}

export const MAIL_ATTEMPTS = 10;

const FIRST_PAUSE = 60_000;

/** The mail with one more attempt counted: due again after 1, 2, 4, … minutes. */
export const withNextAttempt = (mail: OutgoingMail, at: Instant): OutgoingMail => ({
  ...mail,
  attempts: mail.attempts + 1,
  dueAt: at + FIRST_PAUSE * 2 ** mail.attempts,
});

/** Whether all attempts are used up. */
export const hasNoAttemptsLeft = ({ attempts }: OutgoingMail): boolean => attempts >= MAIL_ATTEMPTS;

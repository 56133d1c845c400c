import type { OutgoingMail } from '../outgoing-mail.ts';

/** All attempts failed; or there is nothing to tell any more, or nobody to tell it to. */
export const DROP_REASONS = ['undeliverable', 'obsolete'] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** Learns which mails leave the outbox without being sent. */
export interface DroppedMailCounter {
  count(mail: OutgoingMail, reason: DropReason): void;
}

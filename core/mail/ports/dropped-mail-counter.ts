import type { OutgoingMail } from '../outgoing-mail.ts';

/** All attempts failed ('undeliverable'), or the mail has no recipient or content any more ('obsolete'). */
export const DROP_REASONS = ['undeliverable', 'obsolete'] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** Counts mails that leave the outbox without being sent. */
export interface DroppedMailCounter {
  count(mail: OutgoingMail, reason: DropReason): void;
}

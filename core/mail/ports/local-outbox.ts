import type { Instant, Page, PageRequest } from '../../shared/index.ts';
import type { AddressedMail } from './mailer.ts';

/** A mail that was stored instead of being sent. */
export interface StoredMail extends AddressedMail {
  readonly id: string;
  readonly storedAt: Instant;
}

export interface OutboxRequest extends PageRequest {
  /** Part of the address or the subject, in any case; empty matches all. */
  readonly search: string;
}

/** Stores mail when no SMTP server is configured. */
export interface LocalOutbox {
  /** The newest first; refuses with CURSOR_INVALID what is no cursor of an earlier page. */
  list(request: OutboxRequest): Promise<Page<StoredMail>>;
  /** Deletes mails stored before the instant and returns their number. */
  eraseBefore(instant: Instant): Promise<number>;
}

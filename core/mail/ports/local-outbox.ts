import type { Instant, Page, PageRequest } from '../../shared/index.ts';
import type { AddressedMail } from './mailer.ts';

/** A letter that was put aside in place of being sent. */
export interface StoredMail extends AddressedMail {
  readonly id: string;
  readonly storedAt: Instant;
}

/** Where letters are put where there is no mail server. */
export interface LocalOutbox {
  /** The newest first; refuses with CURSOR_INVALID what is no cursor of an earlier page. */
  list(request: PageRequest): Promise<Page<StoredMail>>;
  /** Deletes the letters that were put there before the instant, and says how many. */
  eraseBefore(instant: Instant): Promise<number>;
}

import type { Instant, Page, PageRequest } from '../../shared/index.ts';
import type { AddressedLetter } from './mailer.ts';

/** A letter that was put aside in place of being sent. */
export interface KeptLetter extends AddressedLetter {
  readonly id: string;
  readonly keptAt: Instant;
}

/** Where letters are put where there is no mail server. */
export interface LetterFolder {
  /** The newest first; refuses with CURSOR_INVALID what is no cursor of an earlier page. */
  list(request: PageRequest): Promise<Page<KeptLetter>>;
  /** Deletes the letters that were put there before the instant, and says how many. */
  eraseBefore(instant: Instant): Promise<number>;
}

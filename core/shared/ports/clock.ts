import type { Instant } from '../calendar-date.ts';

/** What time it is. */
export interface Clock {
  /** Never goes backwards within one process unless a test sets it. */
  now(): Instant;
}

import type { Clock, Instant } from '@toolyard/core/shared';

/** A correction by time synchronisation is smaller; what is greater was a clock that was wrong. */
const LONGEST_STANDSTILL_MS = 5_000;

/** The machine's time. It stands still through small steps back and follows great ones. */
export class SystemClock implements Clock {
  private last = 0;

  constructor(private readonly wall: () => Instant = Date.now) {}

  now(): Instant {
    const now = this.wall();
    if (now > this.last || this.last - now > LONGEST_STANDSTILL_MS) this.last = now;
    return this.last;
  }
}

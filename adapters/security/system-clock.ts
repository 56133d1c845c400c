import type { Clock, Instant } from '@toolyard/core/shared';

/** The machine's time, held where it is while the machine sets its clock back. */
export class SystemClock implements Clock {
  private last = 0;

  now(): Instant {
    this.last = Math.max(this.last, Date.now());
    return this.last;
  }
}

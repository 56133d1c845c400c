import type { Clock, Instant } from '@toolyard/core/shared';

/** A clock that stands where it was set. */
export class FakeClock implements Clock {
  constructor(private at: Instant = Date.UTC(2026, 0, 5, 15)) {}

  now(): Instant {
    return this.at;
  }

  set(at: Instant): void {
    this.at = at;
  }

  advance(milliseconds: number): void {
    this.at += milliseconds;
  }
}

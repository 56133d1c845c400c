import type { Clock, Instant } from '@toolyard/core/shared';

/** The system's time until a test sets it; from then on it stands still. */
export class ManualClock implements Clock {
  private at: Instant | null = null;

  constructor(private readonly system: Clock) {}

  now(): Instant {
    return this.at ?? this.system.now();
  }

  set(at: Instant): void {
    this.at = at;
  }
}

import type { Clock } from '@toolyard/core/shared';
import { PORTS, type TestApi } from './test-api.ts';

const STEP_MS = 20;

/** A clock that begins at an instant and runs with the time, with the jumps that a test makes. */
export class MovingClock implements Clock {
  private readonly followers: { set(at: number): void }[] = [];
  private readonly timer = setInterval(() => this.move(), STEP_MS);
  private readonly offset: number;
  private jumped = 0;

  constructor(begin: number) {
    this.offset = begin - Date.now();
  }

  now(): number {
    return Date.now() + this.offset + this.jumped;
  }

  /** The clock of an application with `manualClock` goes with this one. */
  lead({ container }: TestApi): void {
    this.followers.push(container.get<{ set(at: number): void }>(PORTS.clock));
    this.move();
  }

  jump(milliseconds: number): void {
    this.jumped += milliseconds;
    this.move();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private move(): void {
    const now = this.now();
    this.followers.forEach((each) => each.set(now));
  }
}

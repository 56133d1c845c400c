import { describe, expect, it } from '@jest/globals';
import { SystemClock } from './system-clock.ts';

const YEAR = 365 * 86_400_000;

describe('the system clock', () => {
  let wall = 1_000_000;
  const at = (clock: SystemClock, time: number) => {
    wall = time;
    return clock.now();
  };

  it('never goes back by a correction of a few seconds', () => {
    const clock = new SystemClock(() => wall);
    expect([10_000, 9_000, 5_001, 10_001].map((time) => at(clock, time))).toEqual([
      10_000, 10_000, 10_000, 10_001,
    ]);
  });

  it('a glitch of a year is over as soon as the machine has the right time again', () => {
    const clock = new SystemClock(() => wall);
    expect([10_000, 10_000 + YEAR, 10_500].map((time) => at(clock, time))).toEqual([
      10_000,
      10_000 + YEAR,
      10_500,
    ]);
  });
});

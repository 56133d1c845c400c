import { describe, expect, it } from '@jest/globals';
import { ClockWatch } from './clock-watch.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A watch over a clock that a test sets, beside the time that passes. */
function watched() {
  let [wall, elapsed] = [1_700_000_000_000, 0];
  const logged: object[] = [];
  const watch = new ClockWatch(
    { error: (line: object) => void logged.push(line) },
    () => wall,
    () => elapsed,
  );
  return {
    watch,
    logged,
    pass: (ms: number) => {
      wall += ms;
      elapsed += ms;
    },
    set: (ms: number) => (wall += ms),
  };
}

describe('the watch over the clock', () => {
  it('a clock that runs is steady, also with corrections below a minute', () => {
    const { watch, pass, set, logged } = watched();
    for (const correction of [0, 30_000, -59_000]) {
      pass(MINUTE);
      set(correction);
      expect([watch.isSteady(), watch.allowsPurge()]).toEqual([true, true]);
    }
    expect(logged).toEqual([]);
  });

  it.each([
    ['forward', 365 * DAY],
    ['back', -2 * MINUTE],
  ])(
    'a jump %s is logged once; ready again after a minute, swept again after a day',
    (_way, by) => {
      const { watch, pass, set, logged } = watched();
      pass(MINUTE);
      set(by);
      expect([watch.isSteady(), watch.allowsPurge()]).toEqual([false, false]);
      pass(MINUTE + 1);
      expect([watch.isSteady(), watch.allowsPurge()]).toEqual([true, false]);
      pass(DAY);
      expect(watch.allowsPurge()).toBe(true);
      expect(logged).toEqual([{ seconds: by / 1000 }]);
    },
  );
});

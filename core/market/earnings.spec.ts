import { describe, expect, it } from '@jest/globals';
import { isTradingDay } from '../calendar/index.ts';
import { addDays } from '../shared/index.ts';
import { reactionDays, REPORT_TIMES, type EarningsReport } from './earnings.ts';

describe('the sessions around a report', () => {
  it.each<[string, EarningsReport['date'], EarningsReport['time'], string, string]>([
    ['before the open of a Wednesday', '2026-11-18', 'beforeOpen', '2026-11-17', '2026-11-18'],
    ['after the close of a Wednesday', '2026-11-18', 'afterClose', '2026-11-18', '2026-11-19'],
    ['at an unknown time of a Wednesday', '2026-11-18', null, '2026-11-17', '2026-11-19'],
    ['after the close of a Friday', '2026-11-20', 'afterClose', '2026-11-20', '2026-11-23'],
    ['before the open of a Monday', '2026-11-23', 'beforeOpen', '2026-11-20', '2026-11-23'],
    ['on a Saturday', '2026-11-21', 'beforeOpen', '2026-11-20', '2026-11-23'],
    ['after the close before Thanksgiving', '2026-11-25', 'afterClose', '2026-11-25', '2026-11-27'],
    ['on Thanksgiving', '2026-11-26', 'afterClose', '2026-11-25', '2026-11-27'],
  ])('%s', (_name, date, time, before, after) =>
    expect(reactionDays({ date, time })).toEqual({ before, after }),
  );

  it('are two trading days in a row where the time is known; an unknown time has both of their spans', () => {
    for (let days = 0; days < 366; days += 1) {
      const date = addDays('2026-01-01', days);
      const spans = REPORT_TIMES.map((time) => reactionDays({ date, time }));
      for (const { before, after } of spans) {
        expect([before, after].map(isTradingDay)).toEqual([true, true]);
        let between = addDays(before, 1);
        while (!isTradingDay(between)) between = addDays(between, 1);
        expect(between).toBe(after);
      }
      expect(reactionDays({ date, time: null })).toEqual({
        before: spans[0]!.before,
        after: spans[1]!.after,
      });
    }
  });
});

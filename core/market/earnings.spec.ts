import { describe, expect, it } from '@jest/globals';
import { isTradingDay } from '../calendar/index.ts';
import { addDays } from '../shared/index.ts';
import { nextReport, reactionDays, REPORT_TIMES, type EarningsReport } from './earnings.ts';

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

describe('the next report', () => {
  const quarters = (time: EarningsReport['time']) =>
    (['2026-11-18', '2027-02-17'] as const).map((date) => ({ date, time }));

  it.each<[EarningsReport['time'], string, string]>([
    ['beforeOpen', '2026-11-18T20:59:59Z', '2026-11-18'],
    ['beforeOpen', '2026-11-18T21:00:00Z', '2027-02-17'],
    ['afterClose', '2026-11-18T21:00:00Z', '2026-11-18'],
    ['afterClose', '2026-11-19T21:00:00Z', '2027-02-17'],
    [null, '2026-11-19T20:59:59Z', '2026-11-18'],
  ])('of reports at %s is at %s that of %s', (time, now, date) =>
    expect(nextReport(quarters(time), Date.parse(now))?.date).toBe(date),
  );

  it('is null after the last one that is known', () =>
    expect(nextReport(quarters('beforeOpen'), Date.parse('2027-02-18T00:00:00Z'))).toBeNull());
});

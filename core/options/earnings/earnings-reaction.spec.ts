import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EarningsReport } from '../../market/index.ts';
import { addDays, type CalendarDate } from '../../shared/index.ts';
import { earningsReactions, usualReaction } from './earnings-reaction.ts';

const bar = (day: CalendarDate, open: number, close: number) => ({
  at: Date.parse(`${day}T05:00:00Z`),
  ...{ open, close, high: Math.max(open, close), low: Math.min(open, close), volume: 1 },
});
const report = (date: CalendarDate, time: EarningsReport['time']): EarningsReport => ({
  ...{ symbol: 'ACME', date, time, confirmed: true },
});
const BARS = [
  bar('2026-11-17', 98, 100),
  bar('2026-11-18', 107, 105),
  bar('2026-11-19', 100, 84),
  bar('2026-11-20', 85, 126),
];

describe('how the price takes up a report', () => {
  it('before the open: from the close before to the close of its day; after the close: to the next; unknown: across both', () => {
    const moves = (['beforeOpen', 'afterClose', null] as const).map(
      (time) => earningsReactions([report('2026-11-18', time)], BARS, [])[0],
    );
    expect(moves).toMatchObject([
      { move: 105 / 100 - 1, gap: 107 / 100 - 1 },
      { move: 84 / 105 - 1, gap: 100 / 105 - 1 },
      { move: 84 / 100 - 1, gap: null },
    ]);
  });

  it('latest first, with the volatility of both closes where it is known; without both closes not at all', () => {
    const reports = [
      report('2026-11-16', 'beforeOpen'),
      report('2026-11-18', 'beforeOpen'),
      report('2026-11-19', 'afterClose'),
      report('2026-11-20', 'afterClose'),
    ];
    const history = [
      { date: '2026-11-18', iv: 0.6 },
      { date: '2026-11-19', iv: 0.5 },
      { date: '2026-11-20', iv: 0.3 },
    ] as const;
    const found = earningsReactions(reports, BARS, history);
    expect(found.map((each) => [each.report.date, each.ivBefore, each.ivAfter])).toEqual([
      ['2026-11-19', 0.5, 0.3],
      ['2026-11-18', null, 0.6],
    ]);
  });

  const price = fc.double({ min: 0.5, max: 5_000, noNaN: true });

  it('a factor on all prices changes no move, and consecutive moves compound', () =>
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 3, maxLength: 3 }),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (closes, factor) => {
          const bars = (by: number) =>
            closes.map((close, i) => bar(addDays('2026-11-17', i), by * close, by * close));
          const reports = [report('2026-11-18', 'beforeOpen'), report('2026-11-18', 'afterClose')];
          const [own, scaled] = [bars(1), bars(factor)].map((all) =>
            reports.map((each) => earningsReactions([each], all, [])[0]!.move),
          );
          own!.forEach((move, i) => expect(scaled![i]).toBeCloseTo(move, 9));
          const across = earningsReactions([report('2026-11-18', null)], bars(1), [])[0]!.move;
          const compounded = own!.reduce((product, move) => product * (1 + move), 1) - 1;
          expect(across).toBeCloseTo(compounded, 6 - Math.ceil(Math.log10(2 + Math.abs(across))));
        },
      ),
    ));

  it('the usual reaction is that of equal moves, lies between mean and widest, and ignores signs', () =>
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -0.9, max: 3, noNaN: true }), { minLength: 1, maxLength: 12 }),
        (moves) => {
          const sizes = moves.map(Math.abs);
          const usual = usualReaction(moves.map((move) => ({ move })))!;
          const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
          expect(usual).toBeGreaterThanOrEqual(mean - 1e-9);
          expect(usual).toBeLessThanOrEqual(Math.max(...sizes) + 1e-9);
          expect(usualReaction(moves.map((move) => ({ move: -move })))).toBe(usual);
          expect(usualReaction(moves.map(() => ({ move: moves[0]! })))).toBeCloseTo(sizes[0]!, 9);
        },
      ),
    ));

  it('without a report there is no usual reaction', () => expect(usualReaction([])).toBeNull());
});

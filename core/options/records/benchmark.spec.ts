import { describe, expect, it } from '@jest/globals';
import { isTradingDay } from '../../calendar/index.ts';
import { addDays, fromDollars, type CalendarDate } from '../../shared/index.ts';
import type { CapitalEntry, CapitalRecord } from '../capital/index.ts';
import {
  accountGrowth,
  benchmark,
  coMovement,
  deepestDrawdown,
  type BenchmarkClose,
} from './benchmark.ts';
import type { HistoricalTrade } from './historical-trade.ts';

const TODAY = '2026-06-30';

const trade = (startDate: CalendarDate, endDate: CalendarDate, dollars: number) =>
  ({ id: endDate, startDate, endDate, returnAmount: fromDollars(dollars) }) as HistoricalTrade;

const account = (entries: readonly CapitalEntry[] = []): CapitalRecord => ({
  startingCapital: fromDollars(10_000),
  entries,
});

const moved = (kind: CapitalEntry['kind'], date: CalendarDate, dollars: number): CapitalEntry => ({
  id: date,
  date,
  kind,
  amount: fromDollars(dollars),
});

/** Closes of all sessions from a day to another, each the return after the one before. */
function sessions(from: CalendarDate, to: CalendarDate, returnOf: (i: number) => number) {
  const closes: BenchmarkClose[] = [];
  let close = 500;
  for (let date = from; date <= to; date = addDays(date, 1))
    if (isTradingDay(date)) {
      if (closes.length > 0) close *= 1 + returnOf(closes.length - 1);
      closes.push({ date, close });
    }
  return closes;
}

const flat = (from: CalendarDate, to: CalendarDate) => sessions(from, to, () => 0);

describe('the growth of an account', () => {
  it('without deposits is equity over capital', () => {
    const trades = [
      trade('2026-03-02', '2026-03-03', 1_000),
      trade('2026-03-02', '2026-03-05', -550),
    ];
    const days: CalendarDate[] = ['2026-03-02', '2026-03-03', '2026-03-05'];
    const [first, second, last] = accountGrowth(trades, account(), days) ?? [];
    expect([first, second]).toEqual([1, 1.1]);
    expect(last).toBeCloseTo(10_450 / 10_000, 12);
  });

  it('a deposit is no result: the same percents on a doubled capital are the same growth', () => {
    const days: CalendarDate[] = ['2026-03-02', '2026-03-03', '2026-03-05'];
    const trades = [
      trade('2026-03-02', '2026-03-03', 1_000),
      trade('2026-03-02', '2026-03-05', 2_200),
    ];
    const doubled = account([moved('deposit', '2026-03-04', 11_000)]);
    expect(accountGrowth(trades, doubled, days)?.at(-1)).toBeCloseTo(1.1 * 1.1, 12);
  });

  it('results before the first day raise the base and not the growth', () => {
    const trades = [
      trade('2026-01-05', '2026-02-02', 10_000),
      trade('2026-03-02', '2026-03-03', 2_000),
    ];
    expect(accountGrowth(trades, account(), ['2026-03-02', '2026-03-03'])).toEqual([1, 1.1]);
  });

  it('an account that has lost everything has none', () => {
    const trades = [trade('2026-03-02', '2026-03-03', -10_000)];
    expect(accountGrowth(trades, account(), ['2026-03-02', '2026-03-03'])).toBeNull();
  });
});

describe('correlation and beta', () => {
  const a = [0.02, -0.01, 0.03, 0];

  it('against itself both are 1; against the half of it beta is 2; against its negative both are negative', () => {
    const itself = coMovement(a, a);
    expect(itself?.correlation).toBeCloseTo(1, 12);
    expect(itself?.beta).toBeCloseTo(1, 12);
    const half = coMovement(
      a,
      a.map((each) => each / 2),
    );
    expect([half?.correlation, half?.beta].map((each) => each?.toFixed(9))).toEqual([
      '1.000000000',
      '2.000000000',
    ]);
    expect(
      coMovement(
        a,
        a.map((each) => -each),
      )?.correlation,
    ).toBeCloseTo(-1, 12);
  });

  it('do not exist where one of the two never changes', () => {
    expect(coMovement(a, [0.01, 0.01, 0.01, 0.01])).toBeNull();
    expect(coMovement([0, 0, 0, 0], a)).toBeNull();
  });
});

describe('closed trades beside the benchmark', () => {
  it('the excess is the difference of both returns over the same days', () => {
    const trades = [trade('2026-03-02', '2026-03-06', 500)];
    const closes: BenchmarkClose[] = [
      { date: '2026-03-02', close: 500 },
      { date: '2026-03-03', close: 550 },
      { date: '2026-03-04', close: 495 },
      { date: '2026-03-05', close: 500 },
      { date: '2026-03-06', close: 510 },
      { date: '2026-03-09', close: 900 },
    ];
    const found = benchmark(trades, 'all', TODAY, account(), closes);
    expect(found?.points.map(({ date }) => date)).toEqual(
      closes.slice(0, 5).map(({ date }) => date),
    );
    expect(found?.points[0]).toEqual({ date: '2026-03-02', account: 0, benchmark: 0 });
    expect(found?.account.totalReturn).toBeCloseTo(0.05, 12);
    expect(found?.benchmark.totalReturn).toBeCloseTo(0.02, 12);
    expect(found?.excess).toBeCloseTo(0.03, 12);
    expect(found?.benchmark.maxDrawdown).toBeCloseTo(0.1, 12);
    expect(found?.account.maxDrawdown).toBe(0);
    expect(found?.missing).toEqual([]);
  });

  it('begins at the close before a weekend, on the day before where a trade ended on the first', () => {
    const trades = [trade('2026-03-02', '2026-03-02', 100)];
    const closes: BenchmarkClose[] = [
      { date: '2026-02-27', close: 500 },
      { date: '2026-03-02', close: 505 },
    ];
    const found = benchmark(trades, 'all', TODAY, account(), closes);
    expect(found?.from).toBe('2026-03-01');
    expect(found?.points.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-02']);
    expect(found?.benchmark.totalReturn).toBeCloseTo(0.01, 12);
  });

  it('where early closes are missing both curves begin at the first there is; later gaps are named', () => {
    const trades = [
      trade('2026-03-02', '2026-03-03', 1_000),
      trade('2026-03-02', '2026-03-06', 1_100),
    ];
    const closes: BenchmarkClose[] = [
      { date: '2026-03-04', close: 500 },
      { date: '2026-03-06', close: 500 },
    ];
    const found = benchmark(trades, 'all', TODAY, account(), closes);
    expect(found?.from).toBe('2026-03-02');
    expect(found?.points[0]).toEqual({ date: '2026-03-04', account: 0, benchmark: 0 });
    expect(found?.account.totalReturn).toBeCloseTo(0.1, 12);
    expect(found?.missing).toEqual(['2026-03-05']);
  });

  it('a day without a close yet has the one before it, and is named', () => {
    const trades = [trade('2026-03-02', '2026-03-04', 100)];
    const found = benchmark(trades, 'all', TODAY, account(), flat('2026-03-02', '2026-03-03'));
    expect(found?.points.at(-1)).toMatchObject({ date: '2026-03-04', benchmark: 0 });
    expect(found?.account.totalReturn).toBeCloseTo(0.01, 12);
    expect(found?.missing).toEqual(['2026-03-04']);
  });

  it('without two closes there is no curve, without trades no comparison', () => {
    const trades = [trade('2026-03-02', '2026-03-04', 100)];
    expect(benchmark(trades, 'all', TODAY, account(), [])?.points).toEqual([]);
    expect(benchmark([], 'all', TODAY, account(), flat('2026-03-02', '2026-03-06'))).toBeNull();
  });

  it('correlation and beta exist with 60 daily returns and 10 days with a result, not with fewer', () => {
    // The account earns twice what the fund does, day by day, so that beta is 2.
    const returnOf = (i: number) => (i % 2 === 0 ? 0.002 : -0.001);
    const closes = sessions('2026-01-05', '2026-04-30', returnOf);
    let equity = 10_000;
    const trades = closes.slice(1).map(({ date }, i) => {
      const result = equity * 2 * returnOf(i);
      equity += result;
      return trade('2026-01-05', date, Math.round(result * 10_000) / 10_000);
    });
    const upTo = (count: number) =>
      benchmark(trades.slice(0, count), 'all', TODAY, account(), closes);
    expect(upTo(59)?.beta).toBeNull();
    expect(upTo(60)?.beta).toBeCloseTo(2, 3);
    expect(upTo(60)?.correlation).toBeCloseTo(1, 6);
    const few = trades.filter((_, i) => i % 8 === 0);
    expect(few.length).toBeLessThan(11);
    expect(benchmark(few.slice(0, 9), 'all', TODAY, account(), closes)?.correlation).toBeNull();
  });
});

it('the deepest drawdown of a rising curve is zero, and that of a later and higher peak counts', () => {
  expect(deepestDrawdown([1, 1.5, 2])).toBe(0);
  expect(deepestDrawdown([1, 0.75, 4, 2])).toBe(0.5);
});

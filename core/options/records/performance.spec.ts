import { describe, expect, it } from '@jest/globals';
import { fromDollars, toDollars, type CalendarDate } from '../../shared/index.ts';
import type { HistoricalTrade } from './historical-trade.ts';
import { performance, type RecordGroup } from './performance.ts';

const TODAY = '2026-03-31';
const CAPITAL = fromDollars(10_000);

const trade = (
  endDate: CalendarDate,
  dollars: number,
  change: Partial<HistoricalTrade> = {},
): HistoricalTrade => ({
  id: `${endDate} ${dollars}`,
  name: 'a trade',
  type: 'vertical-spread',
  structure: 'bull-call-spread',
  status: 'completed',
  underlyingAsset: 'SPY',
  startDate: '2025-12-01',
  endDate,
  startingCapital: fromDollars(500),
  endingCapital: fromDollars(500 + dollars),
  returnAmount: fromDollars(dollars),
  returnPercentage: dollars / 5,
  winLoss: dollars > 0 ? 'win' : 'loss',
  daysHeld: 30,
  strategyDirection: 'bullish',
  sample: false,
  version: 1,
  note: '',
  tags: [],
  ...change,
});

const TRADES = [
  trade('2026-03-20', 200, { underlyingAsset: 'MSFT' }),
  trade('2026-01-16', 300),
  trade('2026-03-20', -450, { type: 'straddle', strategyDirection: 'neutral' }),
  trade('2026-02-20', -100, { strategyDirection: 'bearish' }),
];

const value = (groups: readonly RecordGroup[]) =>
  groups.map(({ key, totalReturn }) => [key, toDollars(totalReturn)]);

describe('the performance of completed trades', () => {
  it('the curve starts at the starting capital, also where the first trade opens and closes on one day', () => {
    const day = { startDate: '2026-03-20' } as const;
    const trades = [trade('2026-03-20', -500, day), trade('2026-03-23', 200, day)];
    const { equity } = performance(trades, 'all', TODAY, CAPITAL);
    expect(equity.map(({ date, equity: value }) => [date, toDollars(value)])).toEqual([
      ['2026-03-19', 10_000],
      ['2026-03-20', 9_500],
      ['2026-03-23', 9_700],
    ]);
  });

  it('groups begin with the best one, months with the first', () => {
    const found = performance(TRADES, 'all', TODAY, CAPITAL);
    expect(value(found.byStrategy)).toEqual([
      ['vertical-spread', 400],
      ['straddle', -450],
    ]);
    expect(value(found.byUnderlying)).toEqual([
      ['MSFT', 200],
      ['SPY', -250],
    ]);
    expect(value(found.byMonth)).toEqual([
      ['2026-01', 300],
      ['2026-02', -100],
      ['2026-03', -250],
    ]);
    expect(value(found.byDirection)).toEqual([
      ['bullish', 500],
      ['bearish', -100],
      ['neutral', -450],
    ]);
  });

  it('every grouping holds every trade once: their returns and counts are those of the whole', () => {
    const { totals, equity: _equity, ...groupings } = performance(TRADES, 'all', TODAY, CAPITAL);
    for (const groups of Object.values(groupings)) {
      expect(groups.reduce((sum, { trades }) => sum + trades, 0)).toBe(totals.trades);
      expect(groups.reduce((sum, { totalReturn }) => sum + totalReturn, 0)).toBe(
        totals.totalReturn,
      );
    }
  });

  it('by tag a trade counts under each of its tags, and under none without', () => {
    const tagged = [
      trade('2026-03-20', 200, { tags: ['ETF', 'hedge'] }),
      trade('2026-03-19', -50, { tags: ['etf'] }),
      trade('2026-03-18', -10),
    ];
    const { byTag } = performance(tagged, 'all', TODAY, CAPITAL);
    expect(byTag.map(({ key, trades }) => [key, trades])).toEqual([
      ['hedge', 1],
      ['ETF', 2],
      ['', 1],
    ]);
    expect(value(byTag).map(([, dollars]) => dollars)).toEqual([200, 150, -10]);
  });

  it('the equity curve has a point a day, from the starting capital to the sum of all results', () => {
    const { equity } = performance(TRADES, 'all', TODAY, CAPITAL);
    expect(equity.map(({ date, equity: at }) => [date, toDollars(at)])).toEqual([
      ['2025-12-01', 10_000],
      ['2026-01-16', 10_300],
      ['2026-02-20', 10_200],
      ['2026-03-20', 9_950],
    ]);
  });

  it('a period begins at what the trades before it have left', () => {
    const { equity, totals } = performance(TRADES, '1m', TODAY, CAPITAL);
    expect(equity.map(({ date, equity: at }) => [date, toDollars(at)])).toEqual([
      ['2026-02-28', 10_200],
      ['2026-03-20', 9_950],
    ]);
    expect(totals.trades).toBe(2);
  });

  it('without trades there is no curve', () => {
    const { equity, totals, byMonth } = performance([], 'all', TODAY, CAPITAL);
    expect([equity, byMonth, totals.trades, totals.winRate]).toEqual([[], [], 0, null]);
  });
});

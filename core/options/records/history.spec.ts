import { describe, expect, it } from '@jest/globals';
import { fromDollars } from '../../shared/index.ts';
import { historyPage, periodStart } from './history.ts';
import type { HistoryRequest } from './history.ts';
import type { HistoricalTrade } from './historical-trade.ts';

const TODAY = '2026-03-31';

const trade = (id: string, change: Partial<HistoricalTrade> = {}): HistoricalTrade => ({
  id,
  name: `Trade ${id}`,
  type: 'vertical-spread',
  structure: 'bull-call-spread',
  status: 'completed',
  underlyingAsset: 'SPY',
  startDate: '2026-01-01',
  endDate: '2026-03-01',
  startingCapital: fromDollars(500),
  endingCapital: fromDollars(600),
  returnAmount: fromDollars(100),
  returnPercentage: 20,
  winLoss: 'win',
  daysHeld: 59,
  strategyDirection: 'bullish',
  sample: false,
  version: 1,
  note: '',
  tags: [],
  ...change,
});

const TRADES = [
  trade('a', { endDate: '2026-03-30', name: 'beta', underlyingAsset: 'MSFT' }),
  trade('b', { endDate: '2026-02-28', name: 'Alpha', startingCapital: fromDollars(900) }),
  trade('c', {
    endDate: '2026-02-27',
    type: 'iron-condor',
    strategyDirection: 'neutral',
    returnAmount: fromDollars(-250),
    winLoss: 'loss',
    startingCapital: null,
  }),
  trade('d', { endDate: '2024-05-05', strategyDirection: 'bearish', daysHeld: 1 }),
];

const ask = (change: Partial<HistoryRequest> = {}, trades: readonly HistoricalTrade[] = TRADES) =>
  historyPage(
    trades,
    {
      period: 'all',
      type: null,
      symbol: null,
      result: null,
      direction: null,
      tag: null,
      search: '',
      sort: 'date',
      order: 'desc',
      page: 1,
      limit: 10,
      ...change,
    },
    TODAY,
  );
const ids = (change: Partial<HistoryRequest> = {}) => ask(change).trades.map(({ id }) => id);

describe('the history of completed trades', () => {
  it('a tag is found in any case, and the search finds parts of notes and tags', () => {
    const trades = [
      trade('a', { note: 'Entered before the report', tags: ['ETF', '财报'] }),
      trade('b', { endDate: '2026-03-02', tags: ['etf'] }),
      trade('c', { note: 'no tag here' }),
    ];
    const found = (change: Partial<HistoryRequest>) =>
      ask(change, trades).trades.map(({ id }) => id);
    expect(found({ tag: 'Etf' })).toEqual(['b', 'a']);
    expect(found({ tag: 'ET' })).toEqual([]);
    expect(found({ search: 'THE REPORT' })).toEqual(['a']);
    expect(found({ search: '财报' })).toEqual(['a']);
    expect(ask({}, trades).tags).toEqual(['etf', '财报']);
  });

  it.each([
    ['1m', '2026-02-28'],
    ['3m', '2025-12-31'],
    ['6m', '2025-09-30'],
    ['1y', '2025-03-31'],
    ['all', null],
  ] as const)('HI-01 the period %s that ends on 31 March begins on %s', (period, start) => {
    expect(periodStart(period, TODAY)).toBe(start);
  });

  it('a leap day a year before is the last of February', () => {
    expect(periodStart('1y', '2025-02-28')).toBe('2024-02-28');
    expect(periodStart('1y', '2024-02-29')).toBe('2023-02-28');
  });

  it('HI-01 a month holds its first day and nothing before it', () => {
    expect(ids({ period: '1m' })).toEqual(['a', 'b']);
    expect(ids({ period: '1y' })).toEqual(['a', 'b', 'c']);
  });

  it.each([
    [{ type: 'iron-condor' }, ['c']],
    [{ symbol: 'MSFT' }, ['a']],
    [{ result: 'loss' }, ['c']],
    [{ direction: 'bearish' }, ['d']],
    [{ search: ' ALPH ' }, ['b']],
    [{ search: 'msf' }, ['a']],
    [{ result: 'win', direction: 'bullish', period: '1m', search: 'alpha' }, ['b']],
    [{ search: 'nothing of the kind' }, []],
  ] as const)('%j lets through %j', (filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });

  it.each([
    ['date', ['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a']],
    ['name', ['d', 'c', 'a', 'b'], ['b', 'a', 'c', 'd']],
    ['asset', ['b', 'c', 'd', 'a'], ['a', 'b', 'c', 'd']],
    ['capital', ['b', 'a', 'd', 'c'], ['a', 'd', 'b', 'c']],
    ['return', ['a', 'b', 'd', 'c'], ['c', 'a', 'b', 'd']],
  ] as const)(
    'HI-04 by %s; ties are the newest first, what is unknown is last',
    (sort, descending, ascending) => {
      expect(ids({ sort, order: 'desc' })).toEqual(descending);
      expect(ids({ sort, order: 'asc' })).toEqual(ascending);
    },
  );

  it('HI-10 pages cut the whole list, each trade on one of them; the summary is of all', () => {
    const pages = [1, 2, 3].map((page) => ask({ page, limit: 3 }));
    expect(pages.map(({ trades }) => trades.map(({ id }) => id))).toEqual([
      ['a', 'b', 'c'],
      ['d'],
      [],
    ]);
    expect(pages.map(({ total, totalPages }) => [total, totalPages])).toEqual(
      Array(3).fill([4, 2]),
    );
    expect(pages[1]?.summary).toMatchObject({ trades: 4, wins: 3, totalReturn: fromDollars(50) });
  });

  it('HI-02 the summary is of what the filter lets through; the underlyings are of everything', () => {
    const { summary, symbols, total, totalPages } = ask({ search: 'none such' });
    expect([total, totalPages, summary.winRate, summary.expectancy]).toEqual([0, 1, null, null]);
    expect(symbols).toEqual(['MSFT', 'SPY']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { mergeWatchlists, watchable, WATCHLIST_LIMIT } from './watchlist.ts';

const many = (count: number, prefix = 'S') =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}`);

describe('watchlist', () => {
  it('symbols are upper-cased and stand once, in their order', () =>
    expect(watchable(['msft', ' SPY ', 'MSFT', 'brk.b', 'MSFT@2021-11-22'])).toEqual([
      'MSFT',
      'SPY',
      'BRK.B',
      'MSFT@2021-11-22',
    ]));

  it.each(['', '   ', 'A B', '<b>', '苹果', 'A'.repeat(41), 'A/B'])(
    '%j cannot be watched',
    (symbol) => expect(watchable([symbol])).toEqual([]),
  );

  it('no more than the limit is watched', () =>
    expect(watchable(many(WATCHLIST_LIMIT + 5))).toEqual(many(WATCHLIST_LIMIT)));

  it('a union keeps the first list in its order and adds what only the second has', () =>
    expect(mergeWatchlists(['TSLA', 'AAPL'], ['AAPL', 'SPY'])).toEqual(['TSLA', 'AAPL', 'SPY']));

  it('a union with itself or with nothing is the list', () => {
    const list = ['SPY', 'AAPL'];
    expect(mergeWatchlists(list, list)).toEqual(list);
    expect(mergeWatchlists(list, [])).toEqual(list);
    expect(mergeWatchlists([], list)).toEqual(list);
  });

  it('a union beyond the limit leaves the end of the second out', () => {
    const union = mergeWatchlists(many(150, 'A'), many(150, 'B'));
    expect(union).toHaveLength(WATCHLIST_LIMIT);
    expect(union.slice(0, 150)).toEqual(many(150, 'A'));
  });
});

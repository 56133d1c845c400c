import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_WATCHLIST,
  mergeSymbols,
  mergeWatchlists,
  watchable,
  withNewSymbol,
  WATCHLIST_LIMIT,
  WATCHLISTS_MAX,
} from './watchlist.ts';

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

  it('b10 a preferred share keeps its lower case, and a class share has one spelling', () =>
    expect(watchable(['BACpL', 'BRK/B', 'brk.b'])).toEqual(['BACpL', 'BRK.B']));

  it.each(['', '   ', 'A B C', '<b>', '苹果', 'A'.repeat(41), 'A//B'])(
    '%j cannot be watched',
    (symbol) => expect(watchable([symbol])).toEqual([]),
  );

  it('no more than the limit is watched', () =>
    expect(watchable(many(WATCHLIST_LIMIT + 5))).toEqual(many(WATCHLIST_LIMIT)));

  it('a union keeps the first list in its order and adds what only the second has', () =>
    expect(mergeSymbols(['TSLA', 'AAPL'], ['AAPL', 'SPY'])).toEqual(['TSLA', 'AAPL', 'SPY']));

  it('a union with itself or with nothing is the list', () => {
    const list = ['SPY', 'AAPL'];
    expect(mergeSymbols(list, list)).toEqual(list);
    expect(mergeSymbols(list, [])).toEqual(list);
    expect(mergeSymbols([], list)).toEqual(list);
  });

  it('a union beyond the limit leaves the end of the second out', () => {
    const union = mergeSymbols(many(150, 'A'), many(150, 'B'));
    expect(union).toHaveLength(WATCHLIST_LIMIT);
    expect(union.slice(0, 150)).toEqual(many(150, 'A'));
  });
});

describe('a visitor’s lists joined to those of the account', () => {
  const list = (name: string, ...symbols: string[]) => ({ id: name.toLowerCase(), name, symbols });
  const first = (...symbols: string[]) => ({ ...DEFAULT_WATCHLIST, symbols });

  it('lists of one name become one, others are added, empty ones are not', () =>
    expect(
      mergeWatchlists(
        [first('SPY'), list('Tech', 'AAPL')],
        [first('TSLA', 'SPY'), list('TECH', 'MSFT'), list('Banks', 'JPM'), list('Blank')],
      ),
    ).toEqual([first('SPY', 'TSLA'), list('Tech', 'AAPL', 'MSFT'), list('Banks', 'JPM')]));

  it('a list whose id is taken gets another one', () => {
    const [, added] = mergeWatchlists([{ ...list('Tech'), id: 'default' }], [first('SPY')]);
    expect(added).toEqual({ ...first('SPY'), id: 'default-2' });
  });

  it('beyond the limit of lists the symbols join the first', () => {
    const full = Array.from({ length: WATCHLISTS_MAX }, (_, i) => list(`L${i}`));
    const merged = mergeWatchlists(full, [list('More', 'KO')]);
    expect([merged.length, merged[0]!.symbols]).toEqual([WATCHLISTS_MAX, ['KO']]);
  });

  it('joining twice is joining once', () => {
    const [mine, theirs] = [
      [first('A'), list('X', 'B')],
      [first('C'), list('Y', 'D')],
    ];
    const once = mergeWatchlists(mine, theirs);
    expect(mergeWatchlists(once, theirs)).toEqual(once);
  });
});

describe('a company with another symbol', () => {
  const list = (id: string, ...symbols: string[]) => ({ id, name: id, symbols });

  it('stands in the place of the old one on every list', () =>
    expect(
      withNewSymbol(
        [list('a', 'SPY', 'FB', 'AAPL'), list('b', 'KO'), list('c', 'FB')],
        'FB',
        'META',
      ),
    ).toEqual([list('a', 'SPY', 'META', 'AAPL'), list('b', 'KO'), list('c', 'META')]));

  it('stands once where the new symbol was on the list already, in its place', () =>
    expect(withNewSymbol([list('a', 'FB', 'SPY', 'META')], 'FB', 'META')).toEqual([
      list('a', 'SPY', 'META'),
    ]));

  it('nothing changes where nobody watches the old one', () =>
    expect(withNewSymbol([list('a', 'SPY')], 'FB', 'META')).toBeNull());
});

import { describe, expect, it } from '@jest/globals';
import type { CorporateAction } from '../../market/index.ts';
import { fromDollars, toDollars, ZERO_MONEY } from '../../shared/index.ts';
import { adjusted, priceAfter, wholeUnits, type Adjusted } from './adjustment.ts';
import type { OptionInstrument } from './option-leg.ts';
import { formatOptionSymbol, parseOptionSymbol } from './option-symbol.ts';

const of = { symbol: 'TSDD', exDate: '2026-01-07' } as const;
const split = (from: number, to: number): CorporateAction => ({ ...of, kind: 'split', from, to });
const special = (amount: number): CorporateAction => ({
  ...{ ...of, kind: 'dividend', amount, payDate: null, isSpecial: true },
});
const merger = (cash: number, newSymbol: string | null, shares: number): CorporateAction => ({
  ...{ ...of, kind: 'merger', cash, newSymbol, shares },
});

const option = (dollars: number, change: Partial<OptionInstrument> = {}): OptionInstrument => {
  const terms = { type: 'call', strike: fromDollars(dollars), expiry: '2026-01-16' } as const;
  const symbol = formatOptionSymbol({ root: 'TSDD', ...terms });
  return {
    ...{ kind: 'option', ...terms, symbol, multiplier: 100, deliverable: null },
    ...{ iv: null, delta: null, ...change },
  };
};

/** Number, root, strike, multiplier, and what a contract delivers with its cash in dollars. */
function contractAfter(instrument: OptionInstrument, action: CorporateAction, dollars = 10) {
  const after = adjusted(instrument, action, fromDollars(dollars)) as Adjusted;
  const made = after.instrument as OptionInstrument;
  const parsed = parseOptionSymbol(made.symbol);
  const { strike, multiplier, deliverable } = made;
  return [
    ...[after.to / after.from, parsed.ok && parsed.value.root, toDollars(strike), multiplier],
    deliverable && [
      deliverable.shares.map(({ symbol, shares }) => `${shares} ${symbol}`).join(' and '),
      toDollars(deliverable.cash),
    ],
  ];
}

describe('contracts after a split', () => {
  it('with whole shares for each are so many more at the divided strike', () => {
    expect(contractAfter(option(420), split(1, 4))).toEqual([4, 'TSDD', 105, 100, null]);
    expect(contractAfter(option(50), split(2, 6))).toEqual([3, 'TSDD', 16.67, 100, null]);
  });

  it('have strikes of whole cents, a half up: 52.625 is 52.63', () =>
    expect(contractAfter(option(105.25), split(1, 2))).toEqual([2, 'TSDD', 52.63, 100, null]));

  it('of three for two deliver 150 shares, for 150 times two thirds of the strike', () =>
    expect(contractAfter(option(60), split(2, 3))).toEqual([
      ...[1, 'TSDD1', 40, 150, ['150 TSDD', 0]],
    ]));

  it('into a fraction of a share keep strike and multiplier, and deliver cash in lieu', () =>
    // 100 · 1.0345 = 103.45 shares; 0.45 of one at 10 dollars.
    expect(contractAfter(option(60), split(10_000, 10_345))).toEqual([
      ...[1, 'TSDD1', 60, 100, ['103 TSDD', 4.5]],
    ]));
});

describe('contracts after a reverse split', () => {
  it('keep strike and multiplier, and deliver the shares that are left', () =>
    expect(contractAfter(option(5), split(5, 1))).toEqual([1, 'TSDD1', 5, 100, ['20 TSDD', 0]]));

  it('deliver cash in lieu of a fraction: half a share at 64 is 32', () =>
    expect(contractAfter(option(5), split(8, 1), 64)).toEqual([
      ...[1, 'TSDD1', 5, 100, ['12 TSDD', 32]],
    ]));

  it('wait for the price of a fraction', () =>
    expect(adjusted(option(5), split(8, 1), null)).toBe('unpriced'));

  it('are adjusted once more in what they deliver, under the next root', () => {
    const deliverable = { shares: [{ symbol: 'TSDD', shares: 20 }], cash: fromDollars(3) };
    const once = option(5, { symbol: 'TSDD1260116C00005000', deliverable });
    expect(contractAfter(once, split(1, 3))).toEqual([1, 'TSDD2', 5, 100, ['60 TSDD', 3]]);
  });
});

/** Delivers so many shares alone. */
const delivering = (shares: number, root: string, change: Partial<OptionInstrument> = {}) =>
  option(60, {
    symbol: `${root}260116C00060000`,
    deliverable: { shares: [{ symbol: 'TSDD', shares }], cash: ZERO_MONEY },
    ...change,
  });

describe('contracts on other than 100 shares', () => {
  it('are divided by a split into whole shares, on the same shares for a part of the strike', () =>
    expect(contractAfter(delivering(10, 'TSDD1'), split(1, 3))).toEqual([
      ...[3, 'TSDD1', 20, 100, ['10 TSDD', 0]],
    ]));

  it('wait for the price of half a share that a split of 3 for 2 makes of five, although 150 is whole', () => {
    const contract = delivering(5, 'TSDD1');
    expect(adjusted(contract, split(2, 3), null)).toBe('unpriced');
    // 7.5 shares; a half at 10 dollars.
    expect(contractAfter(contract, split(2, 3))).toEqual([1, 'TSDD2', 40, 150, ['7 TSDD', 5]]);
  });

  it('have a greater unit of trading after a split of 3 for 2: 15 shares for 150 times the part', () =>
    expect(contractAfter(delivering(10, 'TSDD1'), split(2, 3))).toEqual([
      ...[1, 'TSDD2', 40, 150, ['15 TSDD', 0]],
    ]));

  it('stay apart from those on 100 shares after a merger', () => {
    const roots = [option(60), delivering(10, 'TSDD1')].map(
      (each) => contractAfter(each, merger(0, 'NEW', 1))[1],
    );
    expect(roots).toEqual(['NEW1', 'NEW2']);
  });
});

describe('contracts after other actions', () => {
  it('a special dividend is taken off the strike from 12.50 dollars per contract on', () => {
    expect(contractAfter(option(60), special(2.66))).toEqual([1, 'TSDD', 57.34, 100, null]);
    expect(adjusted(option(60), special(0.12), null)).toBe('unchanged');
    const regular = { ...special(3), isSpecial: false } as CorporateAction;
    expect(adjusted(option(60), regular, null)).toBe('unchanged');
  });

  it('a symbol change is a new root, without the mark of a class of shares', () =>
    expect(contractAfter(option(60), { ...of, kind: 'symbolChange', newSymbol: 'NEW.B' })).toEqual([
      ...[1, 'NEWB', 60, 100, null],
    ]));

  it('a merger delivers whole shares of the other company, its cash and cash in lieu', () =>
    // 65.31 shares: 65, and 0.31 at 80 dollars beside 100 · 1.25.
    expect(contractAfter(option(60), merger(1.25, 'NEW', 0.6531), 80)).toEqual([
      ...[1, 'NEW1', 60, 100, ['65 NEW', 149.8]],
    ]));

  it('a merger for cash delivers cash alone', () =>
    expect(contractAfter(option(60), merger(71.5, null, 0))).toEqual([
      ...[1, 'TSDD1', 60, 100, ['', 7_150]],
    ]));

  it('neither another company nor an index is concerned', () => {
    const index = option(60, { symbol: 'SPX260116C06000000' });
    expect(adjusted(index, { ...split(1, 2), symbol: 'SPX' }, null)).toBe('unchanged');
    expect(adjusted(option(60), { ...split(1, 2), symbol: 'OTHER' }, null)).toBe('unchanged');
  });
});

it('shares become whole ones and a fraction, and cash where nothing else is left', () => {
  const shares = { kind: 'stock', symbol: 'TSDD', multiplier: 1 } as const;
  expect(adjusted(shares, merger(71.5, null, 0), null)).toEqual({
    ...{ instrument: null, from: 1, to: 1, cash: fromDollars(71.5) },
  });
  expect(wholeUnits(105, { from: 20, to: 1 })).toEqual({ whole: 5, fraction: 0.25 });
  // 0.29 · 100 is 28.999999999999996 in doubles.
  const after = adjusted(shares, merger(0, 'NEW', 0.29), null) as Adjusted;
  expect(wholeUnits(100, after)).toEqual({ whole: 29, fraction: 0 });
  expect(after.cash).toBe(ZERO_MONEY);
});

it('the price before an action counts after it by the same ratio, less the cash', () => {
  const after = (dollars: number, action: CorporateAction) => {
    const price = priceAfter(fromDollars(dollars), action);
    return price === null ? null : toDollars(price);
  };
  expect(after(400, split(1, 4))).toBe(100);
  expect(after(2, split(20, 1))).toBe(40);
  expect(after(60, special(2.66))).toBe(57.34);
  expect(after(60, merger(10, 'NEW', 0.5))).toBe(100);
  expect(after(60, merger(60, null, 0))).toBe(null);
});

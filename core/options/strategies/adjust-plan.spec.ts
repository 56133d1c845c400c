import { describe, expect, it } from '@jest/globals';
import { newYorkInstant } from '../../calendar/index.ts';
import type { ShareAction } from '../../market/index.ts';
import { fromDollars, ZERO_MONEY } from '../../shared/index.ts';
import { costOf } from '../contracts/index.ts';
import { planAfter, strategyLegs, type Strategy, type StrategyLeg } from './index.ts';

const EX_DATE = '2026-12-01';
const BEGINS = newYorkInstant(EX_DATE, 0);
const AT = BEGINS + 60_000;

const split = (from: number, to: number): ShareAction => ({
  ...{ kind: 'split', symbol: 'TSLA', exDate: EX_DATE, from, to },
});

const call = (symbol: string, strike: number, price: number, quantity = 1): StrategyLeg => ({
  ...{ id: symbol, kind: 'option', symbol, type: 'call', strike: fromDollars(strike) },
  ...{ expiry: '2026-12-18', multiplier: 100, deliverable: null, iv: 0.5, delta: 0.4 },
  ...{ position: 'long', quantity, entryPrice: fromDollars(price), priceSource: 'ask' },
});
const shares = (quantity: number, price: number, symbol = 'TSLA'): StrategyLeg => ({
  ...{ id: 'shares', kind: 'stock', symbol, multiplier: 1, position: 'long', quantity },
  ...{ entryPrice: fromDollars(price), priceSource: 'spot' },
});

const plan = (legs: readonly StrategyLeg[], change: Partial<Strategy> = {}): Strategy => ({
  ...{ id: 'p', ownerId: 'mei', version: 3, name: 'TSLA Long call', templateId: 'single-option' },
  ...{ status: 'planning', symbol: 'TSLA', underlyingPrice: fromDollars(900) },
  ...{ provider: 'polygon', simulated: false, quotedAt: BEGINS - 1, volatility: 0.5 },
  terms: [
    {
      ...{ expiry: '2026-12-18', years: 0.05, forward: 903, rate: 0.04, dividendYield: 0 },
      ...{ source: 'parity', dividends: [{ exDate: '2026-12-10', amount: 0.9 }] },
    },
  ],
  ...{ commissionPerContract: ZERO_MONEY, commissionPerTrade: ZERO_MONEY, legs },
  ...{ planAdjustments: [], steps: [], corrections: [], journal: { note: '', tags: [] } },
  ...{ sample: false, createdAt: 1, updatedAt: 2 },
  ...change,
});

const after = (before: Strategy, action: ShareAction, simulated = false) =>
  planAfter(before, { action, simulated }, AT);

describe('a plan after a corporate action, by hand', () => {
  it('3 for 1: three calls at a third of strike and price for one, at the same cost', () => {
    const before = plan([call('TSLA261218C00900000', 900, 30)]);
    const changed = after(before, split(1, 3))!;
    expect(changed).toEqual({
      ...before,
      version: 4,
      underlyingPrice: fromDollars(300),
      legs: [
        {
          ...before.legs[0]!,
          symbol: 'TSLA261218C00300000',
          strike: fromDollars(300),
          quantity: 3,
          entryPrice: fromDollars(10),
        },
      ],
      terms: [
        {
          ...before.terms[0]!,
          forward: 301,
          dividends: [{ exDate: '2026-12-10', amount: expect.closeTo(0.3, 12) as unknown }],
        },
      ],
      updatedAt: AT,
      planAdjustments: [{ action: split(1, 3), carried: true }],
    });
    expect(costOf(strategyLegs(changed))).toBe(fromDollars(3000));
    expect(after(changed, split(1, 3))).toBeNull();
  });

  it('3 for 2: one call on 150 shares with an adjusted root, at two thirds of the strike', () => {
    const changed = after(plan([call('TSLA261218C00900000', 900, 30)]), split(2, 3))!;
    expect(changed.legs).toMatchObject([
      {
        ...{ symbol: 'TSLA1261218C00600000', strike: fromDollars(600), quantity: 1 },
        // 30 dollars for each of 100 shares are 20 for each of 150.
        ...{ multiplier: 150, entryPrice: fromDollars(20) },
      },
    ]);
  });

  it('1 for 20: two hundred shares at 45 dollars are ten at 900', () => {
    const before = plan([shares(200, 45)], { underlyingPrice: fromDollars(45) });
    expect(after(before, split(20, 1))).toMatchObject({
      legs: [{ quantity: 10, entryPrice: fromDollars(900) }],
      underlyingPrice: fromDollars(900),
    });
  });

  it('a new symbol: contracts, shares and the name that was made from the structure', () => {
    const before = plan([call('TSLA261218C00900000', 900, 30), shares(100, 900)]);
    const renamed: ShareAction = {
      ...{ kind: 'symbolChange', symbol: 'TSLA', exDate: EX_DATE, newSymbol: 'TSLX' },
    };
    const named = { ...before, name: 'TSLA Long call' };
    expect(after(named, renamed)).toMatchObject({
      symbol: 'TSLX',
      legs: [{ symbol: 'TSLX261218C00900000' }, { symbol: 'TSLX' }],
      underlyingPrice: fromDollars(900),
    });
    const single = plan([call('TSLA261218C00900000', 900, 30)]);
    expect(after(single, renamed)?.name).toBe('TSLX Long call');
    expect(after({ ...single, name: 'My TSLA' }, renamed)?.name).toBe('My TSLA');
  });

  const special = (amount: number): ShareAction => ({
    ...({ kind: 'dividend', symbol: 'TSLA', exDate: EX_DATE, payDate: null } as const),
    ...{ amount, isSpecial: true },
  });

  it('a special dividend of 2.50: strike, shares, price and forward without it, at the same premium', () => {
    const before = plan([call('TSLA261218C00900000', 900, 30), shares(100, 901)]);
    const action = special(2.5);
    const changed = after(before, action)!;
    expect(changed).toMatchObject({
      underlyingPrice: fromDollars(897.5),
      legs: [
        {
          ...{ symbol: 'TSLA261218C00897500', strike: fromDollars(897.5), quantity: 1 },
          entryPrice: fromDollars(30),
        },
        { symbol: 'TSLA', quantity: 100, entryPrice: fromDollars(898.5) },
      ],
      // It was not among the dividends of the terms, so the forward still had it.
      terms: [{ forward: 900.5, dividends: [{ exDate: '2026-12-10', amount: 0.9 }] }],
      planAdjustments: [{ action, carried: true }],
    });
    expect(after(changed, action)).toBeNull();
  });

  it('a special dividend that the forward counts already: the forward stays, and it is not paid again', () => {
    const [terms] = plan([]).terms;
    const dividends = [
      { exDate: EX_DATE, amount: 3.4 },
      { exDate: '2026-12-10', amount: 0.9 },
    ] as const;
    const before = plan([call('TSLA261218C00900000', 900, 30)], {
      terms: [{ ...terms!, forward: 900.5, dividends }],
    });
    expect(after(before, special(2.5))).toMatchObject({
      terms: [
        {
          forward: 900.5,
          dividends: [
            { exDate: EX_DATE, amount: expect.closeTo(0.9, 12) as unknown },
            { exDate: '2026-12-10', amount: 0.9 },
          ],
        },
      ],
    });
  });

  it.each([
    ['adjusts no contract, as it is small', [call('TSLA261218C00900000', 900, 30)], 0.12],
    ['meets shares alone', [shares(100, 900)], 2.5],
  ] as const)('nothing changes where a special dividend %s', (_case, legs, amount) =>
    expect(after(plan(legs), special(amount))).toBeNull(),
  );

  it.each([
    ['a fraction of a share is left', plan([shares(105, 45)]), split(20, 1)],
    [
      'more contracts than a plan may have',
      plan([call('TSLA261218C00900000', 900, 30, 9_000)]),
      split(1, 3),
    ],
    [
      'cash is paid',
      plan([shares(100, 900)]),
      { kind: 'merger', symbol: 'TSLA', exDate: EX_DATE, cash: 54.2, newSymbol: null, shares: 0 },
    ],
  ] as const)('%s: it stays as it was and says so', (_case, before, action) =>
    expect(after(before, action)).toEqual({
      ...before,
      version: 4,
      updatedAt: AT,
      planAdjustments: [{ action, carried: false }],
    }),
  );

  it.each([
    ['it is a position', plan([shares(100, 900)], { status: 'active' }), false],
    ['it is of another company', plan([shares(100, 900, 'SPY')], { symbol: 'SPY' }), false],
    ['its quotes are from the ex-date', plan([shares(100, 900)], { quotedAt: BEGINS }), false],
    ['the action is a simulated one', plan([shares(100, 900)]), true],
    ['the action is a real one', plan([shares(100, 900)], { simulated: true }), false],
  ])('nothing changes where %s', (_case, before, simulated) =>
    expect(after(before, split(1, 3), simulated)).toBeNull(),
  );
});

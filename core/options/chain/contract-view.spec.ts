import { describe, expect, it } from '@jest/globals';
import { addDays, fromDollars, moneyOf } from '../../shared/index.ts';
import type { OptionType } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';
import { contractView, priceChanges, quoteGreeks } from './contract-view.ts';
import type { OptionChain, OptionQuote } from './option-chain.ts';

const quote = (type: OptionType, strike: number, bid: number, ask: number): OptionQuote => ({
  symbol: `ACME240621${type === 'call' ? 'C' : 'P'}00100000`,
  type,
  strike: fromDollars(strike),
  bid: fromDollars(bid),
  ask: fromDollars(ask),
  iv: 0.2,
  delta: 0.5,
  volume: 1,
  openInterest: 1,
  flaw: null,
});

const chain: OptionChain = {
  symbol: 'ACME',
  expiry: '2024-06-21',
  asOf: 0,
  now: 0,
  daysToExpiry: 30,
  spot: fromDollars(104),
  spotSource: 'quoted',
  spotOffParity: false,
  terms: {
    expiry: '2024-06-21',
    years: 30 / 365,
    forward: 104,
    rate: 0.04,
    dividendYield: 0.01,
    source: 'given',
  },
  volatilityAtForward: 0.2,
  stepSize: fromDollars(5),
  multiplier: 100,
  calls: [],
  puts: [],
};
const silent = { trades: [], days: [] };

describe('one contract', () => {
  it.each([
    ['call in the money', quote('call', 100, 5, 5.4), 4, 1.2, 105.2, true],
    ['call out of the money', quote('call', 110, 1, 1.2), 0, 1.1, 111.1, false],
    ['put in the money', quote('put', 110, 6.5, 6.7), 6, 0.6, 103.4, true],
    ['put below its intrinsic value', quote('put', 110, 5, 5.4), 6, 0, 104.8, true],
    ['call at the money', quote('call', 104, 2, 2.2), 0, 2.1, 106.1, false],
  ])(
    'OD-04 %s: intrinsic value, time value, break-even',
    (_name, of, intrinsic, time, even, inside) => {
      const view = contractView(of, chain, silent);
      expect(view.intrinsicValue).toBe(fromDollars(intrinsic));
      expect(view.timeValue).toBeCloseTo(fromDollars(time), 6);
      expect(view.breakEven).toBeCloseTo(fromDollars(even), 6);
      expect(view.inTheMoney).toBe(inside);
    },
  );

  it('without a bid the last price is its mark, without both nothing is known', () => {
    const dust = { ...quote('call', 130, 0, 0.05), iv: null };
    const days = [{ date: '2024-05-20' as const, price: moneyOf(400) }];
    expect(contractView(dust, chain, { trades: [], days })).toMatchObject({ mark: 400, last: 400 });
    const unknown = { mark: null, timeValue: null, breakEven: null, last: null, change: null };
    expect(contractView(dust, chain, silent)).toMatchObject(unknown);
  });

  it('a price without time value has no volatility; early exercise is then judged by that of the chain', () => {
    const dividends = [{ exDate: '2024-05-23', amount: 3 }] as const;
    // Wednesday, May 22, 15:00 in New York: the last session with the dividend of the next day.
    const asOf = Date.parse('2024-05-22T19:00:00Z');
    const years = (Date.parse('2024-06-21T20:00:00Z') - asOf) / (365 * 86_400_000);
    const terms = { ...chain.terms, years, dividends };
    const before: OptionChain = { ...chain, asOf, now: asOf, terms };
    const atParity = { ...quote('call', 80, 23.8, 24.1), iv: null };
    const { earlyExercise } = contractView(atParity, before, silent);
    // Who waits loses 3 dollars of dividend and saves a month of interest on 80, which is 26 cents.
    expect(earlyExercise?.price).toBeLessThan(104);
    expect(earlyExercise?.price).toBeGreaterThan(80);
    const unknown = { ...before, volatilityAtForward: null };
    expect(contractView(atParity, unknown, silent).earlyExercise).toBeNull();
  });

  it('an adjusted put on 12 shares and 32.28 dollars: what exercise gains and where it breaks even, per unit of 100', () => {
    const put = { ...quote('put', 8.75, 0.74, 0.76), symbol: 'ACME1240621P00008750' };
    const shares = [{ symbol: 'ACME', shares: 12 }];
    const adjusted = { ...chain, spot: fromDollars(64), puts: [put] };
    const own = { ...adjusted, deliverable: { shares, cash: fromDollars(32.28) } };
    // 875 − (12 · 64 + 32.28) = 74.72 dollars; at (875 − 32.28) / 12 = 70.2267 a share exercise pays nothing, and 75 dollars are 6.25 for each.
    expect(contractView(put, own, { trades: [], days: [] })).toMatchObject({
      ...{ mark: fromDollars(0.75), intrinsicValue: fromDollars(0.7472), inTheMoney: true },
      ...{ timeValue: fromDollars(0.0028), breakEven: fromDollars(63.9767) },
      ...{ deliverable: own.deliverable, earlyExercise: null },
      // Of the put of 70.2267 that delivers as many shares, per delivered share.
      greeks: quoteGreeks({ ...put, strike: moneyOf(702_267) }, own),
    });
    const other = { shares: [{ symbol: 'OTHER', shares: 12 }], cash: fromDollars(32.28) };
    const unvalued = { ...adjusted, deliverable: other };
    expect(contractView(put, unvalued, { trades: [], days: [] })).toMatchObject({
      ...{ mark: fromDollars(0.75), intrinsicValue: null, inTheMoney: null },
      ...{ timeValue: null, breakEven: null, greeks: { delta: null, vega: null } },
    });
  });

  it('OD-06 a session’s change is against the one before; the first has none', () => {
    const days = [300, 240, 200].map((price, i) => ({
      date: addDays('2024-05-22', -i),
      price: moneyOf(price),
    }));
    expect(priceChanges(days)).toMatchObject([
      { price: 300, change: 60, changePercent: 25 },
      { price: 240, change: 40, changePercent: 20 },
      { price: 200, change: null, changePercent: null },
    ]);
  });

  it('OD-05 greeks are those of the model, theta a day and vega a point; none without a volatility', () => {
    const of = quote('call', 100, 5, 5.4);
    const market = { spot: 104, years: 30 / 365, rate: 0.04, dividendYield: 0.01 };
    const model = blackScholes({ type: 'call', strike: 100, volatility: 0.2, ...market });
    expect(quoteGreeks(of, chain)).toEqual({
      delta: model.delta,
      gamma: model.gamma,
      theta: model.theta / 365,
      vega: model.vega / 100,
    });
    const none = { delta: null, gamma: null, theta: null, vega: null };
    expect(quoteGreeks({ ...of, iv: null }, chain)).toEqual(none);
  });
});

import { describe, expect, it } from '@jest/globals';
import { fromDollars, type CalendarDate, moneyOf } from '../../shared/index.ts';
import type { OptionType } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';
import { chainActivity } from './chain-activity.ts';
import { oneSigmaMove, straddleMove } from './expected-move.ts';
import type { OptionChain, OptionQuote } from './option-chain.ts';
import { defaultExpiry } from './default-expiry.ts';
import type { ExpirySummary } from './option-chain.ts';
import { putCallSkew, putCallSkewOf, thirtyDaySkew } from './smile.ts';
import { termStructure } from './term-structure.ts';

const STRIKES = Array.from({ length: 81 }, (_, i) => 100 + 2.5 * i);

interface Making {
  readonly spot?: number;
  readonly years?: number;
  readonly rate?: number;
  /** Volatility of a strike. */
  readonly smile?: (strike: number) => number;
}

/** A chain of exact model prices, with bid and ask a cent apart. */
function chainWith({ spot = 200, years = 0.25, rate = 0, smile = () => 0.3 }: Making): OptionChain {
  const forward = spot * Math.exp(rate * years);
  const quote = (type: OptionType, strike: number): OptionQuote => {
    const volatility = smile(strike);
    const terms = { type, spot, strike, years, volatility, rate, dividendYield: 0 };
    const { price, delta } = blackScholes(terms);
    const at = Math.max(200, fromDollars(price));
    return {
      symbol: `${type}${strike}`,
      type,
      strike: fromDollars(strike),
      bid: moneyOf(at - 50),
      ask: moneyOf(at + 50),
      iv: volatility,
      delta,
      volume: 10,
      openInterest: 100,
      flaw: null,
    };
  };
  return {
    symbol: 'LAW',
    expiry: '2027-02-19',
    asOf: 0,
    now: 0,
    daysToExpiry: 91,
    spot: fromDollars(spot),
    spotSource: 'quoted',
    spotOffParity: false,
    terms: {
      expiry: '2027-02-19',
      years,
      forward,
      rate,
      dividendYield: 0,
      source: 'given',
    },
    volatilityAtForward: smile(forward),
    stepSize: moneyOf(25_000),
    multiplier: 100,
    calls: STRIKES.map((strike) => quote('call', strike)),
    puts: STRIKES.map((strike) => quote('put', strike)),
  };
}

describe('expected move', () => {
  it('one sigma grows with price, volatility and the root of time', () => {
    const move = (making: Making) => oneSigmaMove(chainWith(making))!.move;
    const plain = move({});
    expect(plain).toBeCloseTo(200 * 0.3 * 0.5, 12);
    expect(move({ spot: 100 })).toBeCloseTo(plain / 2, 12);
    expect(move({ smile: () => 0.6 })).toBeCloseTo(plain * 2, 12);
    expect(move({ years: 1 })).toBeCloseTo(plain * 2, 12);
  });

  it('the straddle at the forward costs √(2/π) of one sigma, within the third order of σ√T', () => {
    for (const volatility of [0.1, 0.3, 0.5]) {
      const chain = chainWith({ smile: () => volatility });
      const total = volatility * Math.sqrt(chain.terms.years);
      const ratio = straddleMove(chain)!.move / oneSigmaMove(chain)!.move;
      expect(Math.abs(ratio - Math.sqrt(2 / Math.PI))).toBeLessThan(total ** 2 / 24 + 1e-4);
    }
  });

  it('both ranges lie around the spot and never below zero', () => {
    const chain = chainWith({ smile: () => 0.3 });
    for (const found of [oneSigmaMove(chain)!, straddleMove(chain)!])
      expect((found.from + found.to) / 2).toBeCloseTo(200, 10);
    expect(oneSigmaMove(chainWith({ years: 9, smile: () => 0.9 }))!.from).toBe(0);
  });

  it('the straddle stands on the strike nearest to the spot', () => {
    expect(straddleMove(chainWith({ spot: 201.4 }))!.strike).toBe(202.5);
    expect(straddleMove(chainWith({ spot: 201.2 }))!.strike).toBe(200);
  });

  it('nothing is expected without a volatility, without time or without both prices', () => {
    const chain = chainWith({});
    expect(oneSigmaMove({ ...chain, volatilityAtForward: null })).toBeNull();
    expect(oneSigmaMove({ ...chain, terms: { ...chain.terms, years: 0 } })).toBeNull();
    const silent = chain.puts.map((put) => ({ ...put, bid: null }));
    expect(straddleMove({ ...chain, puts: silent })).toBeNull();
    expect(straddleMove({ ...chain, puts: [] })).toBeNull();
  });
});

describe('the default expiry', () => {
  const kindOf = (kind: ExpirySummary['kind']) => (daysToExpiry: number) => ({
    kind,
    daysToExpiry,
  });
  const [monthly, weekly] = [kindOf('monthly'), kindOf('weekly')];

  it.each([
    [
      'the monthly one nearest to 30 days, whatever weekly ones are nearer',
      [weekly(30), monthly(9), monthly(37)],
      37,
    ],
    ['of two monthly ones equally near the earlier', [monthly(25), monthly(35)], 25],
    ['without a monthly one the nearest of all', [weekly(2), weekly(23), weekly(44)], 23],
  ] as const)('is %s', (_rule, expiries, days) => {
    expect(defaultExpiry(expiries)?.daysToExpiry).toBe(days);
  });

  it('is none without expiries', () => expect(defaultExpiry([])).toBeNull());
});

describe('skew', () => {
  it('a flat smile has no skew, one that falls with the strike a positive one, its mirror a negative', () => {
    const skew = (slope: number) =>
      putCallSkew(chainWith({ smile: (strike) => 0.3 + (slope * (strike - 200)) / 1000 }))!;
    expect(skew(0)).toBeCloseTo(0, 12);
    expect(skew(-1)).toBeGreaterThan(0.02);
    expect(skew(1)).toBeLessThan(-0.02);
  });

  it('of a smile as a function is the skew of its quotes', () => {
    const smile = (strike: number) => 0.3 - (0.5 * (strike - 200)) / 1000;
    const chain = chainWith({ smile });
    const variance = (k: number) => 0.25 * smile(200 * Math.exp(k)) ** 2;
    expect(putCallSkewOf(variance, 0.25)).toBeCloseTo(putCallSkew(chain)!, 3);
  });

  it('a smile that does not reach 25 delta, or has no variance, has no skew', () => {
    expect(putCallSkewOf(() => 100, 1)).toBeNull();
    expect(putCallSkewOf(() => NaN, 1)).toBeNull();
  });

  it('for 30 days it lies between the expiries around them, in proportion to days', () => {
    const chain = (daysToExpiry: number, slope: number) => ({
      ...chainWith({ smile: (strike) => 0.3 + (slope * (strike - 200)) / 1000 }),
      daysToExpiry,
    });
    const [before, after] = [chain(20, -1), chain(40, -0.5)];
    const middle = (putCallSkew(before)! + putCallSkew(after)!) / 2;
    expect(thirtyDaySkew([before, after])).toBeCloseTo(middle, 12);
    expect(thirtyDaySkew([before])).toBe(putCallSkew(before));
    expect(thirtyDaySkew([])).toBeNull();
  });

  it('a side that does not reach 25 delta has no skew', () => {
    const chain = chainWith({});
    const near = chain.calls.filter(({ delta }) => delta! > 0.3);
    expect(putCallSkew({ ...chain, calls: near })).toBeNull();
  });
});

describe('term structure', () => {
  const at = (daysToExpiry: number, volatilityAtForward: number | null) => ({
    expiry: `2027-01-${String(daysToExpiry % 28).padStart(2, '0')}` as CalendarDate,
    daysToExpiry,
    kind: 'monthly' as const,
    volatilityAtForward,
  });

  it('of a flat structure all that lies between is the same volatility', () => {
    const points = termStructure([at(7, 0.3), at(28, 0.3), at(56, 0.3)]);
    expect(points[0]!.forwardIv).toBeNull();
    for (const { forwardIv } of points.slice(1)) expect(forwardIv).toBeCloseTo(0.3, 12);
  });

  it('the variances between add up to that of the last expiry', () => {
    const points = termStructure([at(7, 0.22), at(28, 0.3), at(56, 0.27)]);
    const [first, ...later] = points;
    const between = later.map(
      ({ days, forwardIv }, i) => forwardIv! ** 2 * (days - points[i]!.days),
    );
    const sum = between.reduce((total, each) => total + each, first!.iv ** 2 * first!.days);
    expect(sum).toBeCloseTo(0.27 ** 2 * 56, 12);
  });

  it('a variance that would shrink has no volatility between', () => {
    const [, second] = termStructure([at(10, 0.6), at(20, 0.3)]);
    expect(second!.forwardIv).toBeNull();
  });

  it('expiries of today and those without a volatility are left out', () =>
    expect(termStructure([at(0, 0.4), at(7, null), at(14, 0.3)]).map(({ days }) => days)).toEqual([
      14,
    ]));
});

describe('put and call activity', () => {
  const counted = (volume: number | null, openInterest: number | null) => ({
    ...chainWith({}).calls[0]!,
    volume,
    openInterest,
  });

  it('adds up each side and divides puts by calls', () =>
    expect(
      chainActivity({
        calls: [counted(10, 100), counted(30, null)],
        puts: [counted(20, 50), counted(null, 0)],
      }),
    ).toEqual({
      calls: { volume: 40, openInterest: 100 },
      puts: { volume: 20, openInterest: 50 },
      putCallVolume: 0.5,
      putCallOpenInterest: 0.5,
    }));

  it('what no quote tells is unknown, and nothing is divided by no calls', () =>
    expect(chainActivity({ calls: [counted(0, null)], puts: [counted(5, 7)] })).toEqual({
      calls: { volume: 0, openInterest: null },
      puts: { volume: 5, openInterest: 7 },
      putCallVolume: null,
      putCallOpenInterest: null,
    }));
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDollars, moneyOf } from '../../shared/index.ts';
import {
  chainActivity,
  oneSigmaMove,
  putCallSkew,
  straddleMove,
  thirtyDayVolatility,
  volatilityRank,
} from '../chain/index.ts';
import type { OptionChain, OptionQuote } from '../chain/index.ts';
import { CHAIN_FIGURES } from './explanation-request.ts';
import { evaluate } from './expression.ts';
import { explain } from './explain.ts';
import type { ExplanationRequest, ChainFigure } from './explanation-request.ts';
import type { Explanation } from './explanation.ts';

const STRIKES = [80, 90, 100, 110, 120];

/** The formula's value from nothing but the inputs and the steps as they are shown. */
function evaluated({ formula, inputs, steps }: Explanation): number {
  const values = new Map(inputs.map(({ symbol, value }) => [symbol, value]));
  for (const { symbol, expression, value } of steps) {
    expect(evaluate(expression, values)).toBe(value);
    values.set(symbol, value);
  }
  return evaluate(formula ?? Number.NaN, values);
}

function holds(request: ExplanationRequest, shown: number | null): void {
  const explanation = explain(request);
  expect(explanation.value).toBe(shown);
  if (shown === null)
    expect(explanation).toMatchObject({ formula: null, unavailableReasons: ['noMarketData'] });
  else expect(evaluated(explanation)).toBeCloseTo(shown, 10);
}

const sometimes = <T>(known: fc.Arbitrary<T>) => fc.option(known, { freq: 5 });
const count = sometimes(fc.nat(5000));
const price = sometimes(fc.integer({ min: 1, max: 30_0000 }).map(moneyOf));
const volatility = fc.double({ min: 0.05, max: 1.5, noNaN: true });

/** One side of a chain, with deltas that fall as strikes rise. */
const side = (type: OptionQuote['type']) =>
  fc
    .tuple(
      fc.array(
        fc.record({
          bid: price,
          ask: price,
          iv: sometimes(volatility),
          volume: count,
          openInterest: count,
          flaw: fc.option(fc.constant('crossed' as const), { freq: 5, nil: null }),
        }),
        { minLength: STRIKES.length, maxLength: STRIKES.length },
      ),
      fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 5, maxLength: 5 }),
    )
    .map(([quotes, twentieths]) => {
      const deltas = [...twentieths].sort((a, b) => b - a).map((each) => each / 20);
      return quotes.map((quote, i): OptionQuote => {
        const delta = deltas[i]! - (type === 'put' ? 1 : 0);
        return { ...quote, type, symbol: type, strike: fromDollars(STRIKES[i]!), delta };
      });
    });

const chains = fc
  .record({
    spot: fc.integer({ min: 75_0000, max: 125_0000 }).map(moneyOf),
    volatilityAtForward: sometimes(volatility),
    days: fc.integer({ min: 0, max: 400 }),
    calls: side('call'),
    puts: side('put'),
  })
  .map(({ days, ...chain }): OptionChain => ({
    symbol: 'LAW',
    expiry: '2027-02-19',
    asOf: 0,
    now: 0,
    daysToExpiry: days,
    spotSource: 'quoted',
    spotOffParity: false,
    terms: {
      expiry: '2027-02-19',
      years: days / 365,
      forward: 100,
      rate: 0,
      dividendYield: 0,
      source: 'given',
    },
    stepSize: moneyOf(10_0000),
    multiplier: 100,
    ...chain,
  }));

const shownBy: Record<ChainFigure, (chain: OptionChain) => number | null> = {
  oneSigmaMove: (chain) => oneSigmaMove(chain)?.move ?? null,
  straddleMove: (chain) => straddleMove(chain)?.move ?? null,
  putCallSkew,
  putCallVolume: (chain) => chainActivity(chain).putCallVolume,
  putCallOpenInterest: (chain) => chainActivity(chain).putCallOpenInterest,
};

describe('figures of a chain', () => {
  it.each(CHAIN_FIGURES)('the shown formula of %s is what the chain says', (figure) => {
    fc.assert(
      fc.property(chains, (chain) => holds({ figure, chain }, shownBy[figure](chain))),
      { numRuns: 200 },
    );
  });

  it('the sum of a straddle stands on the four prices of its strike', () => {
    const quote = (type: OptionQuote['type'], bid: number): OptionQuote => ({
      symbol: type,
      type,
      strike: fromDollars(100),
      bid: fromDollars(bid),
      ask: fromDollars(bid + 0.1),
      iv: null,
      delta: null,
      volume: null,
      openInterest: null,
      flaw: null,
    });
    const [given] = fc.sample(chains, 1);
    const chain = { ...given!, calls: [quote('call', 3)], puts: [quote('put', 2.6)] };
    const { value, inputs, source } = explain({ figure: 'straddleMove', chain });
    expect(value).toBeCloseTo(5.7, 10);
    expect(inputs.map((each) => [each.symbol, each.value, each.of])).toEqual([
      ['b₁', 3, { type: 'call', strike: 100_0000 }],
      ['a₁', 3.1, { type: 'call', strike: 100_0000 }],
      ['b₂', 2.6, { type: 'put', strike: 100_0000 }],
      ['a₂', 2.7, { type: 'put', strike: 100_0000 }],
    ]);
    expect(source).toBe('chain');
  });
});

describe('where a volatility stands among those of its year', () => {
  const year = fc.array(fc.constantFrom(0.2, 0.25, 0.3, 0.4), { maxLength: 6 });

  it('the shown formulas of rank and percentile are what the year says', () => {
    fc.assert(
      fc.property(year, sometimes(fc.constantFrom(0.1, 0.25, 0.5)), (ivs, current) => {
        const rank = volatilityRank(ivs, current);
        const known = { ...rank, current, around: [], history: ivs.map((iv) => ({ iv })) };
        const shown = { ivRank: rank.rank, ivPercentile: rank.percentile };
        for (const figure of ['ivRank', 'ivPercentile'] as const)
          holds({ figure, volatility: known }, shown[figure]);
      }),
    );
  });

  it('the shown formula of thirty days is what the expiries around say', () => {
    const dated = (min: number, max: number) =>
      fc.record({ days: fc.integer({ min, max }), volatility });
    const around = fc.oneof(
      fc.constant([]),
      dated(1, 400).map((one) => [one]),
      fc.tuple(dated(1, 29), dated(31, 400)),
    );
    fc.assert(
      fc.property(around, (some) => {
        const current = thirtyDayVolatility(some);
        const sums = { ...volatilityRank([], null), current, around: some, history: [] };
        holds({ figure: 'thirtyDayVolatility', volatility: sums }, current);
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { fromDollars, moneyOf, toDollars, type Money } from '../../shared/index.ts';
import { contractTermsOf, formatOptionSymbol, type Deliverable } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';
import { adjustedChain, type AdjustedQuote } from './adjusted-chain.ts';
import { chainAt } from './option-chain.ts';

const AS_OF = Date.parse('2026-05-21T20:00:00Z');
const EXPIRY = '2027-05-21' as const;
const VOLATILITY = 0.6;

/** A twentieth of the shares after a reverse split, with 8.18 dollars in lieu of a fraction. */
const REVERSE_SPLIT: Deliverable = {
  shares: [{ symbol: 'SDS', shares: 5 }],
  cash: fromDollars(8.18),
};
const STRIKES = [1, 1.5, 2, 2.5, 3];

/** Dollars per share at which exercise neither gains nor loses: (100 · K − 8.18) / 5. */
const breakeven = (strike: number): number => (100 * strike - 8.18) / 5;
const model = (type: 'call' | 'put', strike: number) =>
  blackScholes({
    ...{ type, spot: 40, strike: breakeven(strike), years: 1, rate: 0, dividendYield: 0 },
    volatility: VOLATILITY,
  });

const quote = (type: 'call' | 'put', strike: number, bid: Money, ask: Money): AdjustedQuote => ({
  symbol: formatOptionSymbol({ root: 'SDS1', expiry: EXPIRY, type, strike: fromDollars(strike) }),
  ...{ type, strike: fromDollars(strike), bid, ask, volume: 3, openInterest: 7 },
});
/** Five shares are priced per unit of a hundred. */
const priced = STRIKES.flatMap((strike) =>
  (['call', 'put'] as const).map((type) => {
    const dollars = (model(type, strike).price * 5) / 100;
    return quote(type, strike, fromDollars(dollars - 0.005), fromDollars(dollars + 0.005));
  }),
);

const given = {
  ...{ symbol: 'SDS', expiry: EXPIRY, asOf: AS_OF, spot: fromDollars(40), rate: 0 },
  ...{ dividends: [], contract: contractTermsOf('SDS') },
};
const chainOf = (deliverable: Deliverable, quotes = priced) =>
  adjustedChain({ ...given, deliverable, quotes })!;

describe('the chain of an adjusted root', () => {
  const chain = chainOf(REVERSE_SPLIT);

  it('lists its contracts as they are quoted, with what they deliver', () => {
    expect(chain).toMatchObject({ symbol: 'SDS', multiplier: 100, deliverable: REVERSE_SPLIT });
    expect([...chain.calls, ...chain.puts].map(({ symbol }) => symbol).toSorted()).toEqual(
      priced.map(({ symbol }) => symbol).toSorted(),
    );
    expect(chain.calls.map(({ strike }) => toDollars(strike))).toEqual(STRIKES);
    for (const { symbol, bid, ask, volume, openInterest, flaw } of chain.calls) {
      const listed = priced.find((each) => each.symbol === symbol)!;
      expect([bid, ask]).toEqual([listed.bid, listed.ask]);
      expect([volume, openInterest, flaw]).toEqual([3, 7, null]);
    }
    expect(chain.stepSize).toBe(fromDollars(0.5));
  });

  it('gives back the volatility of the deliverable, and delta per delivered share', () => {
    for (const { type, strike, iv, delta } of [...chain.calls, ...chain.puts]) {
      expect(iv).toBeCloseTo(VOLATILITY, 3);
      expect(delta).toBeCloseTo(model(type, toDollars(strike)).delta, 2);
    }
    expect(chain.volatilityAtForward).toBeCloseTo(VOLATILITY, 3);
  });

  it('later counts deltas by the same strikes', () => {
    const later = chainAt(chain, AS_OF + 182.5 * 86_400_000);
    for (const { type, strike, delta } of later.calls) {
      const half = { type, spot: 40, strike: breakeven(toDollars(strike)), years: 0.5 };
      const { delta: expected } = blackScholes({
        ...{ ...half, rate: 0, dividendYield: 0, volatility: VOLATILITY },
      });
      expect(delta).toBeCloseTo(expected, 2);
    }
  });

  it('has no forward of other strikes: the spot is that of the share', () => {
    expect([chain.spot, chain.spotSource, chain.terms.forward]).toEqual([400_000, 'quoted', 40]);
  });
});

describe('contracts that no unadjusted one pays like', () => {
  const UNVALUED: readonly (readonly [string, Deliverable])[] = [
    [
      'shares of two companies',
      {
        shares: [
          { symbol: 'SDS', shares: 100 },
          { symbol: 'VMW', shares: 44 },
        ],
        cash: fromDollars(6.53),
      },
    ],
    ['cash alone', { shares: [], cash: fromDollars(4_825) }],
    ['more cash than any strike pays for', { ...REVERSE_SPLIT, cash: fromDollars(400) }],
    ['what is not known', { shares: [{ symbol: 'SDS1', shares: 1 }], cash: moneyOf(0) }],
  ];

  it.each(UNVALUED)('%s: quotes without volatility and delta', (_name, deliverable) => {
    const { calls, puts, volatilityAtForward, spot } = chainOf(deliverable);
    expect([spot, volatilityAtForward]).toEqual([400_000, null]);
    expect(calls.map(({ bid }) => bid)).toEqual(
      priced.filter(({ type }) => type === 'call').map(({ bid }) => bid),
    );
    for (const { iv, delta, flaw } of [...calls, ...puts])
      expect([iv, delta, flaw]).toEqual([null, null, null]);
  });

  it('crossed quotes and those of an earlier session are marked all the same', () => {
    const quotes = [
      { ...priced[0]!, bid: fromDollars(3), ask: fromDollars(2) },
      { ...priced[1]!, quotedAt: AS_OF - 2 * 86_400_000 },
    ];
    const { calls, puts } = chainOf(UNVALUED[0]![1], quotes);
    expect([calls[0]?.flaw, puts[0]?.flaw]).toEqual(['crossed', 'stale']);
  });
});

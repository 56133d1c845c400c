import { describe, expect, it } from '@jest/globals';
import { fromDollars, toDollars } from '../../shared/index.ts';
import { contractTermsOf } from '../contracts/index.ts';
import { optionDate, optionDatePrice } from '../pricing/index.ts';
import { expiryMarket } from './expiry-terms.ts';
import type { ListedQuote } from './parity-pairs.ts';
import { quotedChain, type QuotedExpiry } from './quoted-chain.ts';

const AS_OF = Date.parse('2026-05-21T20:00:00Z');
const EXPIRY = '2026-11-20' as const;
const RATE = 0.04;
const DIVIDENDS = [{ exDate: '2026-08-14', amount: 1.2 }] as const;
const YEARS = 183 / 365;

/** Quotes two cents wide around the model's price at this yield beside the dividends. */
function quotesAt(symbol: string, spot: number, borrow: number): ListedQuote[] {
  const { exercise, settlement } = contractTermsOf(symbol);
  const terms = {
    ...{ expiry: EXPIRY, rate: RATE, dividendYield: borrow },
    ...(settlement === 'physical' && { dividends: DIVIDENDS }),
  } as const;
  // The yield of terms contains the dividends; here it stands beside them.
  const { dividends } = expiryMarket(terms, spot, YEARS);
  const market = {
    years: YEARS,
    rate: RATE,
    dividendYield: borrow,
    dividends,
    volatility: 0.3,
    exercise,
  };
  return [80, 85, 90, 95, 100, 105, 110, 115, 120].flatMap((strike) =>
    (['call', 'put'] as const).map((type) => {
      const price = optionDatePrice(optionDate(type, strike, market), spot);
      return {
        ...{ type, strike: fromDollars(strike) },
        bid: fromDollars(price - 0.01),
        ask: fromDollars(price + 0.01),
      };
    }),
  );
}

const quoted = (more: Partial<QuotedExpiry> = {}): QuotedExpiry => ({
  ...{ symbol: 'XYZ', expiry: EXPIRY, asOf: AS_OF, spot: fromDollars(100), rate: RATE },
  ...{ dividends: DIVIDENDS, contract: contractTermsOf('XYZ'), quotes: quotesAt('XYZ', 100, 0) },
  ...more,
});
const carried = 100 * Math.exp(RATE * YEARS) - 1.2 * Math.exp(RATE * (YEARS - 85 / 365));

describe('the chain of a provider', () => {
  it('lists no dividends where the provider has no list of them, which is not a list of none', () => {
    expect(quotedChain(quoted({ dividends: null }))!.terms).not.toHaveProperty('dividends');
    expect(quotedChain(quoted({ dividends: [] }))!.terms.dividends).toEqual([]);
  });

  it('has the forward of spot, rate and dividends where the quotes allow it, and gives back the volatility', () => {
    const { terms, calls, puts, volatilityAtForward } = quotedChain(quoted())!;
    expect(terms.source).toBe('given');
    expect(terms.forward).toBeCloseTo(carried, 2);
    for (const { iv, flaw } of [...calls, ...puts].filter(({ flaw: mark }) => mark === null))
      expect([flaw, iv!.toFixed(2)]).toEqual([null, '0.30']);
    expect(volatilityAtForward).toBeCloseTo(0.3, 3);
  });

  it('a share that is dear to borrow: parity finds the forward that the quotes trade at', () => {
    const { terms } = quotedChain(quoted({ quotes: quotesAt('XYZ', 100, 0.1) }))!;
    expect(terms.source).toBe('parity');
    expect(terms.forward / (carried * Math.exp(-0.1 * YEARS))).toBeCloseTo(1, 3);
    expect(terms.dividends).toEqual(DIVIDENDS);
  });

  it('without a spot parity gives it', () => {
    const { spot, spotSource } = quotedChain(quoted({ spot: null }))!;
    expect(spotSource).toBe('implied');
    expect(Math.abs(toDollars(spot) - 100)).toBeLessThan(0.03);
  });

  it('an index has its forward by parity', () => {
    const contract = contractTermsOf('SPX');
    const quotes = quotesAt('SPX', 100, 0.015);
    const { terms } = quotedChain(quoted({ symbol: 'SPX', contract, quotes, dividends: [] }))!;
    expect(terms.source).toBe('parity');
    expect(terms.dividendYield).toBeCloseTo(0.015, 3);
  });

  it('neither spot nor pairs of quotes, or no time left: no chain', () => {
    const quotes = quoted().quotes.slice(0, 1);
    expect(quotedChain(quoted({ spot: null, quotes }))).toBeNull();
    expect(quotedChain(quoted({ asOf: Date.parse('2026-11-20T21:00:00Z') }))).toBeNull();
  });

  it('last prices alone: volatility at the last price, else the reported one, each marked', () => {
    const [call, put] = quoted().quotes as [ListedQuote, ListedQuote];
    const last = fromDollars((toDollars(call.bid!) + toDollars(call.ask!)) / 2);
    const none = { bid: null, ask: null };
    const reported = { iv: 0.25, delta: null, gamma: null, theta: null, vega: null };
    const { calls, puts, terms } = quotedChain(
      quoted({
        quotes: [
          { ...call, ...none, last },
          { ...put, ...none, last: null, reported },
        ],
      }),
    )!;
    expect(terms.source).toBe('given');
    expect(calls[0]).toMatchObject({ bid: null, ask: null, flaw: 'lastPrice' });
    expect(calls[0]!.iv).toBeCloseTo(0.3, 2);
    expect(puts[0]).toMatchObject({ iv: 0.25, flaw: 'lastPrice', reported });
    expect(puts[0]!.delta).toBeLessThan(0);
  });
});

import { toDollars } from '../../shared/index.ts';
import type { OptionChain, OptionQuote } from '../chain/index.ts';
import type { OptionType } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';
import { fitSvi, type SmileQuote, type SviFit } from './fit-svi.ts';

/** A quote out of the money that tells the smile. */
export interface ChainSmileQuote extends SmileQuote {
  readonly type: OptionType;
}

/** Puts below the forward and calls at and above it: their prices are all time value. */
export const outOfTheMoney = ({ calls, puts, terms }: OptionChain): OptionQuote[] => [
  ...puts.filter(({ strike }) => toDollars(strike) < terms.forward),
  ...calls.filter(({ strike }) => toDollars(strike) >= terms.forward),
];

/**
 * The quotes of a chain that tell its smile: puts below the forward, calls at and above it, without marked ones. Half the
 * distance of bid and ask, divided by vega, is the half width of the volatility. Strikes are in dollars, volatilities
 * fractions per year.
 */
export function smileQuotes(chain: OptionChain): ChainSmileQuote[] {
  const { terms, spot } = chain;
  const { years, rate, dividendYield } = terms;
  const quoteOf = ({ type, strike, bid, ask, iv, flaw }: OptionQuote): ChainSmileQuote[] => {
    if (iv === null || flaw !== null || bid === null || ask === null) return [];
    const dollars = toDollars(strike);
    const { vega } = blackScholes({
      ...{ type, spot: toDollars(spot), strike: dollars, volatility: iv },
      ...{ years, rate, dividendYield },
    });
    const halfWidth = (toDollars(ask) - toDollars(bid)) / 2 / vega;
    return Number.isFinite(halfWidth) ? [{ type, strike: dollars, volatility: iv, halfWidth }] : [];
  };
  return outOfTheMoney(chain).flatMap(quoteOf);
}

/** The SVI smile of a chain: see {@link fitSvi}. */
export const fitChain = (chain: OptionChain): SviFit =>
  fitSvi(smileQuotes(chain), chain.terms.forward, chain.terms.years);

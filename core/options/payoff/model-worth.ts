import type { OptionType } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';

/** The remaining life of an option and its market; years and continuous fractions a year. */
export interface ModelTerms {
  readonly years: number;
  readonly rate: number;
  readonly dividendYield: number;
  readonly volatility: number;
}

/** Value and delta of one share's worth of an option. */
export interface ModelWorth {
  readonly price: number;
  readonly delta: number;
}

/**
 * European Black–Scholes–Merton value and delta at any price from zero upwards; dollars a share.
 * At a price of zero a call is worth nothing and a put its discounted strike.
 */
export function modelWorth(
  type: OptionType,
  spot: number,
  strike: number,
  terms: ModelTerms,
): ModelWorth {
  if (spot > 0) return blackScholes({ type, spot, strike, ...terms });
  if (type === 'call') return { price: 0, delta: 0 };
  return {
    price: strike * Math.exp(-terms.rate * terms.years),
    delta: -Math.exp(-terms.dividendYield * terms.years),
  };
}

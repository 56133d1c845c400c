import type { OptionType } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';

/** The remaining life of an option and its market; years and continuous fractions a year. */
export interface ModelTerms {
  readonly years: number;
  readonly rate: number;
  readonly dividendYield: number;
  readonly volatility: number;
  /**
   * Never worth less than its exercise, as an American option cannot be. A yield below zero is then counted in the
   * rate, which leaves the forward as it is.
   */
  readonly atLeastIntrinsic: boolean;
}

/** Value and delta of one share's worth of an option. */
export interface ModelWorth {
  readonly price: number;
  readonly delta: number;
  /** Whether the model alone would have it worth less than its exercise. */
  readonly held: boolean;
}

/** European value; at a price of zero a call is worth nothing and a put its discounted strike. */
function europeanWorth(
  type: OptionType,
  spot: number,
  strike: number,
  { years, rate, dividendYield, volatility }: ModelTerms,
): Omit<ModelWorth, 'held'> {
  if (spot > 0) return blackScholes({ type, spot, strike, years, rate, dividendYield, volatility });
  if (type === 'call') return { price: 0, delta: 0 };
  return { price: strike * Math.exp(-rate * years), delta: -Math.exp(-dividendYield * years) };
}

/** Black–Scholes–Merton value and delta at any price from zero upwards, held at the intrinsic worth when asked; dollars a share. */
export function modelWorth(
  type: OptionType,
  spot: number,
  strike: number,
  terms: ModelTerms,
): ModelWorth {
  const european = europeanWorth(type, spot, strike, terms);
  const side = type === 'call' ? 1 : -1;
  const intrinsic = side * (spot - strike);
  const held = terms.atLeastIntrinsic && european.price < intrinsic;
  return held ? { price: intrinsic, delta: side, held } : { ...european, held };
}

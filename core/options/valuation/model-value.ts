import type { OptionType } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';

/** Time to expiry of an option and its market: years, and continuous fractions per year. */
export interface ModelTerms {
  readonly years: number;
  readonly rate: number;
  readonly dividendYield: number;
  readonly volatility: number;
  /**
   * Floors the value at the intrinsic value, as for an American option. The caller then moves a negative dividend
   * yield into the rate, which leaves the forward unchanged.
   */
  readonly atLeastIntrinsic: boolean;
}

/** Value and delta of an option, per share. */
export interface ModelValue {
  readonly price: number;
  readonly delta: number;
  /** Whether the European value is below the intrinsic value. */
  readonly flooredAtIntrinsic: boolean;
}

/** European value. At a spot of zero a call is worth zero and a put its discounted strike. */
function europeanValue(
  type: OptionType,
  spot: number,
  strike: number,
  { years, rate, dividendYield, volatility }: ModelTerms,
): Omit<ModelValue, 'flooredAtIntrinsic'> {
  if (spot > 0) return blackScholes({ type, spot, strike, years, rate, dividendYield, volatility });
  if (type === 'call') return { price: 0, delta: 0 };
  return { price: strike * Math.exp(-rate * years), delta: -Math.exp(-dividendYield * years) };
}

/** Black–Scholes–Merton value and delta at a spot of zero or more, floored at the intrinsic value on request; dollars per share. */
export function modelValueAt(
  type: OptionType,
  spot: number,
  strike: number,
  terms: ModelTerms,
): ModelValue {
  const european = europeanValue(type, spot, strike, terms);
  const side = type === 'call' ? 1 : -1;
  const intrinsic = side * (spot - strike);
  const flooredAtIntrinsic = terms.atLeastIntrinsic && european.price < intrinsic;
  return flooredAtIntrinsic
    ? { price: intrinsic, delta: side, flooredAtIntrinsic }
    : { ...european, flooredAtIntrinsic };
}

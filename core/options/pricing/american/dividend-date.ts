import type { OptionType } from '../../contracts/index.ts';
import { blackScholes } from '../black-scholes.ts';
import { escrowOf, withoutDividends, type DatedDividend, type Escrow } from '../dividends.ts';
import { intrinsicValue } from './american-price.ts';
import type { AmericanAccuracy } from './boundary-iteration.ts';
import { dividendPremium, premiumIn, type PremiumColumn } from './dividend-grid.ts';

/** Market of an American option on a share with dividends by date. */
export interface DividendTerms {
  readonly years: number;
  readonly volatility: number;
  readonly rate: number;
  readonly dividendYield: number;
  readonly dividends?: readonly DatedDividend[];
}

/** An American option between dividends at one date, prepared for many spots. */
export interface DividendDate {
  readonly type: OptionType;
  /** Dollars, positive. */
  readonly strike: number;
  readonly terms: DividendTerms;
  readonly escrow: Escrow;
  readonly column: PremiumColumn;
}

/**
 * Prepares an American option on a share with dividends by date, in about 100 microseconds.
 *
 * Source: as {@link dividendPremium}.
 *
 * @example
 * // Haug, The Complete Guide to Option Pricing Formulas (1998), Roll, Geske and Whaley: 4.3860
 * const call = dividendDate('call', 82, { years: 1 / 3, volatility: 0.3, rate: 0.06, dividendYield: 0, dividends: [{ years: 0.25, amount: 4 }] }, 'exact');
 * dividendSlopes(call, 80).price.toFixed(3) // '4.386'
 */
export function dividendDate(
  type: OptionType,
  strike: number,
  terms: DividendTerms,
  accuracy: AmericanAccuracy = 'live',
): DividendDate {
  const dividends = terms.dividends ?? [];
  const scaled = dividends.map((each) =>
    'amount' in each ? { ...each, amount: each.amount / strike } : each,
  );
  const { years, volatility, rate, dividendYield } = terms;
  const grid = { type, years, volatility, rate, dividendYield, dividends: scaled };
  const column = dividendPremium(grid, accuracy);
  return { type, strike, terms, escrow: escrowOf(dividends, rate), column };
}

/** Price and delta between dividends, per share. */
export interface DividendSlopes {
  readonly price: number;
  readonly delta: number;
  readonly exercised: boolean;
}

/**
 * Price and delta at a spot of zero or more: the European value on S* and the premium of the grid, at least the gain of
 * exercise; dollars per share.
 *
 * @example
 * const put = dividendDate('put', 100, { years: 1, volatility: 0.2, rate: 0.05, dividendYield: 0, dividends: [{ years: 0.9, amount: 1 }] });
 * dividendSlopes(put, 20) // { price: 80, delta: -1, exercised: true }
 */
export function dividendSlopes(at: DividendDate, spot: number): DividendSlopes {
  const { type, strike, terms, escrow, column } = at;
  const isCall = type === 'call';
  const side = isCall ? 1 : -1;
  const stock = withoutDividends(escrow, spot);
  const gain = intrinsicValue(isCall, spot, strike);
  const { boundary } = column;
  const isBeyond = boundary !== null && side * (stock / strike - boundary) >= 0;
  const european = blackScholes({ ...terms, type, strike, spot: stock });
  if (gain > 0 && isBeyond && gain >= european.price)
    return { price: gain, delta: side, exercised: true };
  const premium = premiumIn(column, stock / strike);
  const price = european.price + strike * Math.max(0, premium.value);
  if (gain > 0 && price <= gain) return { price: gain, delta: side, exercised: true };
  const perStock = stock > 0 ? european.delta + premium.slope : 0;
  const delta = side * Math.min(1, Math.max(0, (side * perStock) / escrow.growth));
  return { price, delta, exercised: false };
}

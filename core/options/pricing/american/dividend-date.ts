import type { ExerciseStyle, OptionType } from '../../contracts/index.ts';
import { blackScholes } from '../black-scholes.ts';
import {
  escrowOf,
  withoutDividends,
  type DatedDividend,
  type DividendModel,
  type Escrow,
} from '../dividends.ts';
import { intrinsicValue } from './american-price.ts';
import type { AmericanAccuracy } from './boundary-collocation.ts';
import { dividendPremium, premiumIn, type PremiumColumn } from './dividend-grid.ts';

/** Market of an option on a share with dividends by date, and its exercise. */
export interface DividendTerms {
  readonly years: number;
  readonly volatility: number;
  readonly rate: number;
  readonly dividendYield: number;
  readonly dividends?: readonly DatedDividend[];
  /** Escrowed unless given. */
  readonly dividendModel?: DividendModel;
  /** American unless given. */
  readonly exercise?: ExerciseStyle;
}

/** An option between dividends at one date, prepared for many spots: American, or European in the spot model. */
export interface DividendDate {
  readonly type: OptionType;
  /** Dollars, positive. */
  readonly strike: number;
  readonly terms: DividendTerms;
  /** Of the escrowed model; nothing is escrowed in the spot model. */
  readonly escrow: Escrow;
  readonly column: PremiumColumn;
}

/**
 * Prepares an option on a share with dividends by date, in some 50 microseconds, in the spot model in twice as many.
 *
 * Source: as {@link dividendPremium}.
 *
 * @example
 * // Haug, The Complete Guide to Option Pricing Formulas (1998), Roll, Geske and Whaley: 4.3860
 * const call = dividendDate('call', 82, { years: 1 / 3, volatility: 0.3, rate: 0.06, dividendYield: 0, dividends: [{ years: 0.25, amount: 4 }] }, 'exact');
 * dividendSlopes(call, 80).price.toFixed(3) // '4.386'
 *
 * // Haug, Haug and Lewis (2003), formula 4, by quadrature: 11.1049 in the spot model
 * const dividends = [{ years: 182 / 365, amount: 7 }];
 * const spot = dividendDate('call', 100, { years: 1, volatility: 0.3, rate: 0.06, dividendYield: 0, dividends, dividendModel: 'spot', exercise: 'european' }, 'exact');
 * dividendSlopes(spot, 100).price.toFixed(3) // '11.105'
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
  const { years, volatility, rate, dividendYield, dividendModel: model, exercise } = terms;
  const grid = { type, exercise, years, volatility, rate, dividendYield, dividends: scaled, model };
  const column = dividendPremium(grid, accuracy);
  return { type, strike, terms, escrow: escrowOf(model === 'spot' ? [] : dividends, rate), column };
}

/** Price and delta between dividends, per share. */
export interface DividendSlopes {
  readonly price: number;
  readonly delta: number;
  readonly exercised: boolean;
}

/**
 * Price and delta at a spot of zero or more: the European value on S* and the premium of the grid, at least the gain of
 * exercise of an American option; dollars per share.
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
  const isSpot = terms.dividendModel === 'spot';
  if (gain > 0 && isBeyond && (isSpot || gain >= european.price))
    return { price: gain, delta: side, exercised: true };
  const premium = premiumIn(column, stock / strike);
  const added = isSpot ? premium.value : Math.max(0, premium.value);
  const price = Math.max(0, european.price + strike * added);
  if (gain > 0 && price <= gain && terms.exercise !== 'european')
    return { price: gain, delta: side, exercised: true };
  const perStock = stock > 0 ? european.delta + premium.slope : 0;
  const delta = side * Math.min(1, Math.max(0, (side * perStock) / escrow.growth));
  return { price, delta, exercised: false };
}

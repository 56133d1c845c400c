import type { ChainVolatilities } from '../chain-batch.ts';
import { americanDate, americanPriceAt, isPriceable } from './american-price.ts';
import type { AmericanAccuracy } from './boundary-collocation.ts';
import { exerciseBoundary, type ExerciseBoundary } from './exercise-boundary.ts';

/**
 * Prices of one option at many spots and dates, for heat maps and curves, into a grid of the caller's.
 *
 *     out[i·spots + j] = price at spots[j], years[i] before expiry
 *
 * Dollars per share. One boundary serves all: about half a microsecond a price. Each entry equals, bit for bit, what
 * {@link americanPriceAt} answers. A spot that cannot be priced gives NaN.
 *
 * @param years time to expiry of each row, at most those of the boundary
 * @example
 * const boundary = exerciseBoundary({ type: 'put', years: 1, volatility: 0.2, rate: 0.06, dividendYield: 0 }).value;
 * const out = new Float64Array(2);
 * americanPriceGrid(boundary, 40, Float64Array.of(20, 30), Float64Array.of(1), out);
 * out // Float64Array.of(20, 10)
 */
export function americanPriceGrid(
  boundary: ExerciseBoundary,
  strike: number,
  spots: Float64Array,
  years: Float64Array,
  out: Float64Array,
): void {
  if (out.length < spots.length * years.length)
    throw new RangeError('out is shorter than the grid');
  years.forEach((left, i) => {
    const date = americanDate(boundary, left);
    spots.forEach((spot, j) => {
      out[i * spots.length + j] = isPriceable(spot, strike)
        ? americanPriceAt(date, spot, strike)
        : NaN;
    });
  });
}

export interface AmericanPriceColumns {
  /** Dollars per share; NaN where refused. */
  readonly prices: Float64Array;
  /** 0 where priced, 1 where the input is invalid. */
  readonly refusals: Uint8Array;
}

/**
 * {@link americanPrice} of every contract of an expiry into columns of the caller's. Neighbours of one type and
 * volatility share their boundary.
 *
 * @example
 * const out = { prices: new Float64Array(1), refusals: new Uint8Array(1) };
 * americanPriceChain({ spot: 36, years: 1, rate: 0.06, dividendYield: 0, isCall: Uint8Array.of(0), strikes: Float64Array.of(40), volatilities: Float64Array.of(0.2) }, out, 'exact');
 * out.prices[0].toFixed(4) // '4.4867'
 */
export function americanPriceChain(
  chain: ChainVolatilities,
  out: AmericanPriceColumns,
  accuracy: AmericanAccuracy = 'live',
): void {
  const { spot, years, rate, dividendYield, isCall, strikes, volatilities } = chain;
  if (Math.min(out.prices.length, out.refusals.length) < strikes.length) {
    throw new RangeError('out is shorter than the chain');
  }
  const dateOf = (type: 'call' | 'put', volatility: number) => {
    const boundary = exerciseBoundary({ type, years, volatility, rate, dividendYield }, accuracy);
    return boundary.ok
      ? { ok: true as const, value: americanDate(boundary.value, years) }
      : boundary;
  };
  let date = dateOf('put', 0);
  for (let i = 0; i < strikes.length; i += 1) {
    const before = i > 0 && isCall[i] === isCall[i - 1] && volatilities[i] === volatilities[i - 1];
    if (!before) date = dateOf(isCall[i] === 1 ? 'call' : 'put', volatilities[i]!);
    const isPriced = date.ok && isPriceable(spot, strikes[i]!);
    out.prices[i] = date.ok && isPriced ? americanPriceAt(date.value, spot, strikes[i]!) : NaN;
    out.refusals[i] = isPriced ? 0 : 1;
  }
}

import {
  IMPLIED_VOLATILITY_REFUSALS,
  impliedVolatility,
  type ImpliedVolatilityInput,
  type ImpliedVolatilityRefusal,
} from '../implied-volatility.ts';
import { americanPrice, isPriceable } from './american-price.ts';
import type { AmericanAccuracy } from './boundary-iteration.ts';
import { exerciseBoundary } from './exercise-boundary.ts';

/** Why an American price has no implied volatility. */
export const AMERICAN_VOLATILITY_REFUSALS = [
  ...IMPLIED_VOLATILITY_REFUSALS,
  /** Exercise pays between two boundaries; see AMERICAN_REFUSALS. */
  'twoBoundaries',
] as const;
export type AmericanVolatilityRefusal = ImpliedVolatilityRefusal | 'twoBoundaries';

export type AmericanVolatility =
  | { readonly ok: true; readonly volatility: number }
  | { readonly ok: false; readonly reason: AmericanVolatilityRefusal };

const refused = (reason: AmericanVolatilityRefusal): AmericanVolatility => ({ ok: false, reason });

/** Volatilities above this one are not searched. */
const LARGEST = 1e3;
/** Parts of the European implied volatility tried as a lower bound. */
const LOWER_BOUNDS = [0.9, 0.5, 0.1, 0.01];
const STEPS = 100;

/**
 * Root of an increasing function between `low` and `high`, where it has different signs.
 *
 * Inverse quadratic interpolation where the three last points allow it, else bisection.
 * Source: T. R. Chandrupatla, 'A new hybrid quadratic/bisection algorithm for finding the zero of a nonlinear function',
 * Advances in Engineering Software 28 (1997).
 */
function bracketedRoot(f: (x: number) => number, low: number, high: number): number {
  let [a, b] = [high, low];
  let [fa, fb] = [f(a), f(b)];
  let t = 0.5;
  for (let step = 0; step < STEPS && fa !== 0 && fb !== 0; step += 1) {
    const x = a + t * (b - a);
    const fx = f(x);
    const crossed = Math.sign(fx) !== Math.sign(fa);
    const [c, fc] = crossed ? [b, fb] : [a, fa];
    if (crossed) [b, fb] = [a, fa];
    [a, fa] = [x, fx];
    const least = (2 * Number.EPSILON * Math.abs(a)) / Math.abs(b - a);
    if (least > 0.5) break;
    const xi = (a - b) / (c - b);
    const ratio = (fa - fb) / (fc - fb);
    const smooth = ratio * ratio < xi && (1 - ratio) ** 2 < 1 - xi;
    t = smooth
      ? (fa / (fb - fa)) * (fc / (fb - fc)) +
        (((c - a) / (b - a)) * fa * fb) / ((fc - fa) * (fc - fb))
      : 0.5;
    t = Math.min(1 - least, Math.max(least, t));
  }
  return Math.abs(fa) < Math.abs(fb) ? a : b;
}

/**
 * The volatility with which {@link americanPrice} gives the price.
 *
 * The price rises with the volatility, from its value without volatility to S·max(1, e^(−qT)) for a call and
 * K·max(1, e^(−rT)) for a put. The European implied volatility is an upper bound, for an American option is worth at
 * least as much as a European one. A price that no volatility gives is refused with its reason.
 *
 * @param accuracy of the prices; with `live` the answer gives the price back within the errors of that accuracy
 * @example americanImpliedVolatility({ type: 'put', price: 4.486652, spot: 36, strike: 40, years: 1, rate: 0.06, dividendYield: 0 }, 'exact').volatility.toFixed(5) // '0.20000'
 */
export function americanImpliedVolatility(
  option: ImpliedVolatilityInput,
  accuracy: AmericanAccuracy = 'live',
): AmericanVolatility {
  const { type, price, spot, strike, years, rate, dividendYield } = option;
  if (years <= 0) return refused('noTimeLeft');
  if (!isPriceable(spot, strike) || !Number.isFinite(price)) return refused('invalidInput');
  const without = exerciseBoundary({ ...option, volatility: 0 }, accuracy);
  if (!without.ok) return refused(without.error);
  const unit = type === 'call' ? spot : strike;
  const lent = type === 'call' ? dividendYield : rate;
  if (price >= unit * Math.max(1, Math.exp(-lent * years))) return refused('aboveMaximum');
  const excess = (volatility: number): number => {
    const at = americanPrice(
      { type, spot, strike, years, volatility, rate, dividendYield },
      accuracy,
    );
    return at.ok ? at.value - price : NaN;
  };
  if (!(excess(0) < 0)) return refused('belowIntrinsic');

  const european = impliedVolatility(option);
  let high = european.ok ? european.volatility * (1 + 1e-9) : 0.5;
  while (excess(high) < 0 && high < LARGEST) high *= 2;
  if (!(high < LARGEST)) return refused('aboveMaximum');
  const low = LOWER_BOUNDS.map((part) => part * high).find((each) => excess(each) < 0) ?? 0;
  return { ok: true, volatility: bracketedRoot(excess, low, high) };
}

import { blackScholes } from '../black-scholes.ts';
import {
  impliedVolatility,
  type ImpliedVolatility,
  type ImpliedVolatilityInput,
  type ImpliedVolatilityRefusal,
} from '../implied-volatility.ts';
import { americanPrice, isPriceable } from './american-price.ts';
import type { AmericanAccuracy } from './boundary-collocation.ts';
import { exerciseBoundary } from './exercise-boundary.ts';

const refused = (reason: ImpliedVolatilityRefusal): ImpliedVolatility => ({ ok: false, reason });

/** A volatility so small that it moves no price. */
const LEAST = 1e-9;
/** Volatilities above this one are not searched. */
const LARGEST = 1e3;
const STEPS = 100;
/** Secant steps before the search falls back on a bracket; three are usual. */
const SECANT_STEPS = 10;
/** An error of the price below this part of the largest possible price ends the search. */
const ENOUGH = 1e-14;

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
 * Root of an increasing function that is positive at `high` and negative at 0, by secant steps.
 *
 * @param slope of the function at `high`, about
 * @param enough absolute value of the function that ends the search
 */
function secantRoot(f: (x: number) => number, high: number, slope: number, enough: number): number {
  let [low, top] = [0, high];
  let [x, fx] = [high, f(high)];
  let rise = slope;
  for (let step = 0; step < SECANT_STEPS; step += 1) {
    if (Math.abs(fx) <= enough) return x;
    if (fx > 0) top = x;
    else low = x;
    const proposed = x - fx / rise;
    const next = proposed > low && proposed < top ? proposed : (low + top) / 2;
    const before = fx;
    fx = f(next);
    rise = (fx - before) / (next - x);
    x = next;
    if (next === low || next === top) return next;
  }
  return bracketedRoot(f, low, top);
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
): ImpliedVolatility {
  const { type, price, spot, strike, years, rate, dividendYield } = option;
  if (years <= 0) return refused('noTimeLeft');
  if (!isPriceable(spot, strike) || !Number.isFinite(price)) return refused('invalidInput');
  const without = exerciseBoundary({ ...option, volatility: 0 }, accuracy);
  if (!without.ok) return refused(without.error);
  const unit = type === 'call' ? spot : strike;
  const lent = type === 'call' ? dividendYield : rate;
  if (price >= unit * Math.max(1, Math.exp(-lent * years))) return refused('aboveMaximum');
  const market = { type, spot, strike, years, rate, dividendYield };
  const excess = (volatility: number): number => {
    const at = americanPrice({ ...market, volatility }, accuracy);
    return at.ok ? at.value - price : NaN;
  };
  return impliedByExcess(excess, option, unit);
}

/**
 * The volatility with which the model price is the price. The search begins at the European implied volatility.
 *
 * @param excess model price less the price; increasing
 * @param european the option with European exercise
 * @param unit about the largest possible price: the stock of a call, the strike of a put
 */
export function impliedByExcess(
  excess: (volatility: number) => number,
  european: ImpliedVolatilityInput,
  unit: number,
): ImpliedVolatility {
  if (!(excess(LEAST) < 0)) return refused('belowIntrinsic');
  const bound = impliedVolatility(european);
  let high = bound.ok ? bound.volatility : 0.5;
  if (excess(high) < -ENOUGH * unit) {
    high *= 1 + 1e-9;
    while (excess(high) < 0 && high < LARGEST) high *= 2;
  }
  if (!(high < LARGEST)) return refused('aboveMaximum');
  const { vega } = blackScholes({ ...european, volatility: high });
  return { ok: true, volatility: secantRoot(excess, high, vega, ENOUGH * unit) };
}

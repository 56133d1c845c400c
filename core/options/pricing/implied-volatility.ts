import type { OptionType } from '../contracts/index.ts';
import { logRatio } from './black-scholes-kernel.ts';
import { firstGuess, type Branch } from './implied-volatility-guess.ts';
import { INVERSE_ROOT_TWO_PI } from './normal-distribution.ts';
import { blackOverVega, normalisedVega, shortfallOverVega } from './normalised-black.ts';

/** Why a price has no implied volatility. */
export const IMPLIED_VOLATILITY_REFUSALS = [
  /** The price is at or below the discounted gain at the forward. */
  'belowIntrinsic',
  /** The price is at or above what any volatility gives: S·e^(−qT) for a call, K·e^(−rT) for a put. */
  'aboveMaximum',
  /** No time is left, so that no volatility shows in the price. */
  'noTimeLeft',
  /** An input is not finite, or spot or strike is not positive. */
  'invalidInput',
] as const;
export type ImpliedVolatilityRefusal = (typeof IMPLIED_VOLATILITY_REFUSALS)[number];

export type ImpliedVolatility =
  | { readonly ok: true; readonly volatility: number }
  | { readonly ok: false; readonly reason: ImpliedVolatilityRefusal };

export interface ImpliedVolatilityInput {
  readonly type: OptionType;
  /** Dollars a share. */
  readonly price: number;
  /** Dollars. */
  readonly spot: number;
  /** Dollars. */
  readonly strike: number;
  /** Time to expiry in years. */
  readonly years: number;
  /** Continuous, a fraction a year. */
  readonly rate: number;
  /** Continuous, a fraction a year. */
  readonly dividendYield: number;
}

/** A step below this part of s leaves an error below the last place, for the next one would be its fourth power. */
const SETTLED = 1e-5;
const MOST_STEPS = 12;

/**
 * One step of Householder's method of order four towards g(s) = 0, as a change of s.
 *
 *     ν·(1 + ν·h₂/2) / (1 + ν·(h₂ + ν·h₃/6)),   ν = −g/g',  h₂ = g''/g',  h₃ = g'''/g'
 */
function householder(nu: number, h2: number, h3: number): number {
  const step = (nu * (1 + 0.5 * nu * h2)) / (1 + nu * (h2 + (nu * h3) / 6));
  return step * nu > 0 ? step : nu;
}

/** Change of s that brings b(s) nearer to the price; c2 and c3 are b''/b' and b'''/b'. */
function stepTowards(x: number, price: number, most: number, s: number, branch: Branch): number {
  const h = x / s;
  const c2 = (h * h) / s - 0.25 * s;
  const c3 = c2 * c2 - 3 * (h / s) ** 2 - 0.25;
  if (branch === 'high') {
    const over = shortfallOverVega(x, s);
    const shortfall = over * normalisedVega(x, s);
    const ratio = 1 / over;
    return householder(
      -Math.log((most - price) / shortfall) * over,
      c2 + ratio,
      c3 + ratio * (3 * c2 + 2 * ratio),
    );
  }
  const over = blackOverVega(x, s);
  if (branch === 'middle') return householder(price / normalisedVega(x, s) - over, c2, c3);
  const log = Math.log(INVERSE_ROOT_TWO_PI * over) - 0.5 * (h * h + 0.25 * s * s);
  const target = Math.log(price);
  const ratio = 1 / over;
  const bend = 1 + 2 / log;
  return householder(
    ((target - log) * log * over) / target,
    c2 - bend * ratio,
    c3 + 2 * ratio * ratio * (1 + (3 / log) * (1 + 1 / log)) - 3 * c2 * ratio * bend,
  );
}

/**
 * Total volatility s = σ√T whose normalised out-of-the-money price is `price`.
 *
 * The function that vanishes is 1/ln b − 1/ln price for low prices, b − price in the middle and
 * ln((e^(x/2) − price)/(e^(x/2) − b)) for high ones. Two steps are the rule.
 */
export function solveTotalVolatility(x: number, price: number): number {
  const most = Math.exp(0.5 * x);
  const atTheForward = x > -1e-300;
  const forward = atTheForward ? -1e-300 : x;
  let { s, branch } = firstGuess(forward, price, most);
  for (let i = 0; i < MOST_STEPS; i += 1) {
    const step = stepTowards(forward, price, most, s, branch);
    const next = s + step;
    if (!(next > 0)) s *= 0.5;
    else s = next;
    if (Math.abs(step) <= SETTLED * s) break;
  }
  return s;
}

/**
 * The volatility with which Black–Scholes–Merton gives the price.
 *
 *     b(x, σ√T) = (price − max(w·(F − K), 0)·e^(−rT)) / (e^(−rT)·√(F·K)),   x = −|ln(F/K)|
 *
 * In-the-money prices lose their certain part first, so that one function of the out-of-the-money price is inverted:
 * a rational guess and two steps of Householder's method of order four. Full precision: the answer is as near as the
 * rounding of the price allows. A price that no volatility gives is refused with its reason.
 * Source: P. Jäckel, 'Let's Be Rational', Wilmott, January 2015.
 *
 * @example impliedVolatility({ type: 'call', price: 4.759422392871532, spot: 42, strike: 40, years: 0.5, rate: 0.1, dividendYield: 0 }) // { ok: true, volatility: 0.2 }
 */
export function impliedVolatility(option: ImpliedVolatilityInput): ImpliedVolatility {
  const { type, price, spot, strike, years, rate, dividendYield } = option;
  const stockLoss = spot * Math.expm1(-dividendYield * years);
  const cashLoss = strike * Math.expm1(-rate * years);
  const stock = spot + stockLoss;
  const cash = strike + cashLoss;
  const x = logRatio(spot, strike) + (rate - dividendYield) * years;
  const isCall = type === 'call';
  if (!(spot > 0 && strike > 0 && Math.abs(price + x) < Infinity)) return refused('invalidInput');
  if (!(years > 0)) return refused(years <= 0 ? 'noTimeLeft' : 'invalidInput');
  const callGain = spot - strike + (stockLoss - cashLoss);
  const intrinsic = isCall ? callGain : -callGain;
  const timeValue = intrinsic > 0 ? price - intrinsic : price;
  if (!(timeValue > 0)) return refused('belowIntrinsic');
  if (price >= (isCall ? stock : cash)) return refused('aboveMaximum');
  const normalised = timeValue / Math.sqrt(stock * cash);
  return {
    ok: true,
    volatility: solveTotalVolatility(-Math.abs(x), normalised) / Math.sqrt(years),
  };
}

const refused = (reason: ImpliedVolatilityRefusal): ImpliedVolatility => ({ ok: false, reason });

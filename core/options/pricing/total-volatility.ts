import { firstGuess, type Branch } from './implied-volatility-guess.ts';
import { INVERSE_ROOT_TWO_PI } from './normal-distribution.ts';
import { blackOverVega, normalisedVega, shortfallOverVega } from './normalised-black.ts';

/** A step below this part of s leaves an error below the last place, for the next one would be its fourth power. */
const SETTLED = 1e-5;
const MOST_STEPS = 12;

/** A strike at the forward counts as this far below it: the formulas divide by the distance. */
const LEAST_DISTANCE = -1e-300;

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
  const forward = Math.min(x, LEAST_DISTANCE);
  const { s: guess, branch } = firstGuess(forward, price, most);
  let s = guess;
  for (let i = 0; i < MOST_STEPS; i += 1) {
    const step = stepTowards(forward, price, most, s, branch);
    s = s + step > 0 ? s + step : 0.5 * s;
    if (Math.abs(step) <= SETTLED * s) break;
  }
  return s;
}

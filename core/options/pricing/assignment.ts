import type { OptionType } from '../contracts/index.ts';
import { escrowOf, withoutDividends, type Escrow } from './dividends.ts';
import { exercisedBeyond } from './early-exercise.ts';
import type { OptionTerms } from './option-date.ts';
import { normalCdf } from './special-functions.ts';

/** Years: a minute. A dividend whose last exercise is at a moment is still there at that moment. */
const AT_MOMENT = 1 / (365 * 1_440);
/** Years to it then. */
const SOON = 1e-9;

/** Terms of the option some years from now. */
function termsAfter(terms: OptionTerms, years: number): OptionTerms {
  const dividends = (terms.dividends ?? [])
    .map((each) => ({ ...each, years: each.years - years }))
    .filter((each) => each.years > -AT_MOMENT)
    .map((each) => ({ ...each, years: Math.max(SOON, each.years) }));
  const { dividends: _before, ...rest } = terms;
  return { ...rest, years: terms.years - years, ...(dividends.length > 0 && { dividends }) };
}

const escrowAt = (terms: OptionTerms): Escrow => escrowOf(terms.dividends ?? [], terms.rate);

/** Share without dividends at and beyond which a holder exercises at one moment; `next` is the next one, in years. */
function stockExercisedBeyond(
  type: OptionType,
  strike: number,
  terms: OptionTerms,
  moment: number,
  next: number,
): number | null {
  const today = termsAfter(terms, moment);
  const spot = exercisedBeyond(type, strike, today, next - moment);
  return spot === null ? null : withoutDividends(escrowAt(today), spot);
}

/** Standard deviations of the range of prices, and of one step. */
const RANGE = 6;
const STEP_RANGE = 5;
/** Nodes per standard deviation of a calendar day. */
const NODES_PER_DAY = 3;
const DAYS_A_YEAR = 365;
/** Deviation of a first step without time. */
const AT_ONCE = 1e-12;

/** Probabilities of the logarithm of the share on nodes around today's. */
interface Density {
  readonly step: number;
  /** ln S* of the first node. */
  readonly first: number;
  mass: Float64Array;
}

/**
 * Moves the density from its middle by a first normal step, takes the probability beyond a share away and returns it. The
 * step may be of minutes, much shorter than the nodes lie apart: the last hour before a close.
 */
function firstStep(
  density: Density,
  mean: number,
  deviation: number,
  side: 1 | -1,
  stock: number | null,
): number {
  const { step, first, mass } = density;
  const middle = (mass.length - 1) / 2;
  const cut = stock === null ? side * Infinity : (Math.log(stock) - first) / step;
  const below = (place: number): number => normalCdf(((place - middle) * step - mean) / deviation);
  const within = side > 0 ? Math.min : Math.max;
  mass.forEach((_, i) => {
    mass[i] = below(within(i + 0.5, cut)) - below(within(i - 0.5, cut));
  });
  return side > 0 ? 1 - below(cut) : below(cut);
}

/** Moves the density on by a normal step. */
function diffuse(density: Density, mean: number, deviation: number): void {
  const { step, mass } = density;
  const reach = Math.ceil((STEP_RANGE * deviation + Math.abs(mean)) / step);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-(((k - reach) * step - mean) ** 2) / (2 * deviation * deviation)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const moved = new Float64Array(mass.length);
  mass.forEach((probability, i) => {
    if (probability < 1e-15) return;
    const from = Math.max(0, reach - i);
    const to = Math.min(weights.length, mass.length + reach - i);
    for (let k = from; k < to; k += 1)
      moved[i + k - reach] = moved[i + k - reach]! + (probability * weights[k]!) / total;
  });
  density.mass = moved;
}

/** Takes the probability beyond a share away and returns it; a node is cut at the share. */
function absorb({ step, first, mass }: Density, side: 1 | -1, stock: number): number {
  const place = (Math.log(stock) - first) / step;
  let taken = 0;
  for (let i = 0; i < mass.length; i += 1) {
    const beyond = Math.min(1, Math.max(0, 0.5 + side * (i - place)));
    taken += beyond * mass[i]!;
    mass[i] = (1 - beyond) * mass[i]!;
  }
  return taken;
}

/**
 * Probability that a short option has been assigned, by moment: holders exercise where the model says that it pays, at the
 * given moments and at the expiry, and the share without its dividends (escrowed model) is lognormal with the drift r − q.
 *
 *     P(moment) = P(some price up to it lies beyond the price of exercise)
 *
 * The last entry is the expiry: options in the money are assigned. Non-decreasing; the density of the price is carried on
 * from moment to moment on nodes a third of a day's standard deviation apart. Moments after the first must lie at least half a day apart.
 *
 * @param moments years from now, ascending, before the expiry; usually the closes of the trading days
 * @example
 * const terms = { years: 1, rate: 0.05, dividendYield: 0, volatility: 0.2, exercise: 'american' };
 * assignmentChances('put', 100, terms, 50, [0.01])[0].toFixed(6) // '1.000000': a put so far in the money is exercised at once
 */
export function assignmentChances(
  type: OptionType,
  strike: number,
  terms: OptionTerms,
  spot: number,
  moments: readonly number[],
): readonly number[] {
  const { years, volatility, rate, dividendYield } = terms;
  const side = type === 'call' ? 1 : -1;
  const stock = withoutDividends(escrowAt(terms), spot);
  if (!(stock > 0)) return [...moments, years].map(() => (type === 'put' ? 1 : 0));
  const drift = rate - dividendYield - (volatility * volatility) / 2;
  const step = (volatility * Math.sqrt(1 / DAYS_A_YEAR)) / NODES_PER_DAY;
  const half =
    Math.ceil((RANGE * volatility * Math.sqrt(years) + Math.abs(drift) * years) / step) + 1;
  const density: Density = {
    step,
    first: Math.log(stock) - half * step,
    mass: new Float64Array(2 * half + 1),
  };
  let [at, assigned] = [0, 0];
  return [...moments, years].map((moment, i) => {
    const next = moments[i + 1] ?? years;
    const isLast = i === moments.length;
    const beyond = isLast ? strike : stockExercisedBeyond(type, strike, terms, moment, next);
    const taken = beyond !== null && beyond > 0 ? beyond : null;
    const [mean, deviation] = [drift * (moment - at), volatility * Math.sqrt(moment - at)];
    if (i === 0) assigned = firstStep(density, mean, Math.max(deviation, AT_ONCE), side, taken);
    else {
      if (deviation > 0) diffuse(density, mean, deviation);
      if (taken !== null) assigned += absorb(density, side, taken);
    }
    at = moment;
    return assigned;
  });
}

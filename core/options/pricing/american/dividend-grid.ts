import type { ExerciseStyle, OptionType } from '../../contracts/index.ts';
import { optionPrice } from '../black-scholes.ts';
import { escrowOf, type DatedDividend, type DividendModel } from '../dividends.ts';
import type { AmericanAccuracy } from './boundary-collocation.ts';

/** An option on a share that pays dividends by date, per dollar of its strike. */
export interface DividendGridTerms {
  readonly type: OptionType;
  /** American unless given; a European option has a closed form in the escrowed model. */
  readonly exercise?: ExerciseStyle | undefined;
  readonly years: number;
  readonly volatility: number;
  readonly rate: number;
  /** Continuous yield beside the dividends. */
  readonly dividendYield: number;
  /** By date; amounts per dollar of the strike. */
  readonly dividends: readonly DatedDividend[];
  readonly model?: DividendModel | undefined;
}

/**
 * What one date adds to the European option on S* without dividends, on the nodes of ln S*, per dollar of the strike: in the
 * escrowed model the early-exercise premium; in the spot model, where S* is the share, the effect of the dividends as well.
 * Read by {@link premiumIn}.
 */
export interface PremiumColumn {
  /** ln S* of the first node, and the distance of two: nodes begin where the option is exercised, those of a call descend. */
  readonly first: number;
  readonly step: number;
  readonly premium: Float64Array;
  /**
   * S* per dollar of the strike at which exercise begins to pay: a put at it and below, a call at it and above; null without
   * one.
   */
  readonly boundary: number | null;
  /** S* per dollar of the strike from the boundary to which exercise pays: 0 or infinity unless it pays between two prices. */
  readonly end: number;
}

/** The premium at one spot over strike with its derivatives. */
export interface PremiumSlopes {
  readonly value: number;
  readonly slope: number;
  readonly curvature: number;
}

/** Intervals of ln S* and time steps; each segment between two dividends has at least LEAST_STEPS. */
const GRIDS = {
  live: { intervals: 128, steps: 32 },
  exact: { intervals: 1600, steps: 800 },
} as const satisfies Record<AmericanAccuracy, { intervals: number; steps: number }>;
const LEAST_STEPS = 4;
/** Years before and after a dividend that count as its moment. */
const INSTANT = 1e-12;
/** Standard deviations on each side of the strike. */
const WIDTH = 5;

/**
 * Early-exercise premium of an American option with dividends by date, by finite differences.
 *
 *     ∂V/∂τ = ½σ²·V″ + (r − q − ½σ²)·V′ − r·V in x = ln S*,   V ≥ exercise(τ) = w·(growth(τ)·S* + presentValue(τ) − K)
 *
 * Crank–Nicolson steps with two implicit half steps after each dividend, the linear complementarity problem by Brennan and
 * Schwartz's elimination. Just before a dividend the holder may exercise. The European option is computed on the same
 * grid: the difference of both has little of their errors.
 *
 * In the spot model x is ln S, nothing is escrowed, and each dividend moves the values along the nodes:
 *
 *     V(S, before) = V(S − min(D, S), after)   for cash,   V(S, before) = V((1 − p)·S, after)
 *
 * Where the rate of a put is negative and the yield below it, exercise pays between two prices. The elimination from above finds the upper one,
 * that from below the lower one, and the value is the larger of both.
 *
 * Source: M. Brennan and E. Schwartz, 'The Valuation of American Put Options', Journal of Finance 32 (1977);
 * R. Rannacher, 'Finite element solution of diffusion problems with irregular data', Numerische Mathematik 43 (1984).
 *
 * @example dividendPremium({ type: 'call', years: 1, volatility: 0.2, rate: 0.05, dividendYield: 0, dividends: [] }).premium[64].toFixed(9) // '0.000000000': a call without dividends
 */
export function dividendPremium(
  terms: DividendGridTerms,
  accuracy: AmericanAccuracy = 'live',
): PremiumColumn {
  const { type, years, volatility, rate, dividendYield, dividends } = terms;
  const isSpot = terms.model === 'spot';
  const isAmerican = terms.exercise !== 'european';
  const { intervals, steps } = GRIDS[accuracy];
  const side = type === 'call' ? 1 : -1;
  const drift = rate - dividendYield;
  const reach = WIDTH * volatility * Math.sqrt(years) + Math.abs(drift) * years + MARGIN;
  const step = (-side * 2 * reach) / intervals;
  const hasTwo = isAmerican && side < 0 && rate < 0 && dividendYield < rate;
  // Down to the lower price at the expiry, K·r/q.
  const below = hasTwo ? Math.ceil(Math.min(DEEPEST, Math.log(dividendYield / rate)) / step) : 0;
  const nodes = intervals + 1 + below;
  const first = side * reach - below * step;
  const stock = Float64Array.from({ length: nodes }, (_, i) => Math.exp(first + i * step));
  const columns = columnsAtExpiry(stock, side);
  const { american, european } = columns;
  const reversed = hasTwo ? columnsAtExpiry(stock.toReversed(), side) : null;
  /** Gain of exercise just before or just after what happens with so many years left: gain = perStock·S* + fixed. */
  const gainAt = (left: number, isBefore: boolean): Gain => {
    if (!isAmerican) return { perStock: 0, fixed: -Infinity };
    const at = years - left + (isBefore ? -INSTANT : INSTANT);
    const { presentValue, growth } = escrowOf(isSpot ? [] : dividends, rate, at);
    return { perStock: side * growth, fixed: side * (presentValue - 1) };
  };
  /** Values just before a dividend of the spot model. */
  const beforeDividend = (dividend: DatedDividend): Float64Array => {
    const after = { first, step, premium: american };
    return stock.map((share) => {
      const paid =
        'amount' in dividend ? Math.min(dividend.amount, share) : dividend.proportion * share;
      return Math.max(0, premiumIn(after, share - paid).value);
    });
  };
  const breaks = [...new Set(dividends.map((each) => years - each.years))]
    .filter((left) => left >= 0 && left < years)
    .sort((a, b) => a - b);
  const segments = [...new Set([0, ...breaks, years])];
  for (let k = 0; k + 1 < segments.length; k += 1) {
    const [from, to] = [segments[k]!, segments[k + 1]!];
    if (isSpot)
      for (const dividend of dividends)
        if (years - dividend.years === from) american.set(beforeDividend(dividend));
    const { perStock, fixed } = gainAt(from, true);
    for (let i = 0; i < nodes; i += 1)
      american[i] = Math.max(american[i]!, perStock * stock[i]! + fixed);
    const count = Math.max(LEAST_STEPS, Math.round((steps * (to - from)) / years));
    const dt = (to - from) / count;
    const half = halfStep(terms, step, dt / 2, nodes);
    const other = reversed ? halfStep(terms, -step, dt / 2, nodes) : half;
    for (let n = 0; n < count; n += 1)
      // Two implicit half steps damp the kinks of the payoff or of an exercise.
      for (const part of n === 0 ? [0.5, 1] : [1]) {
        const gain = gainAt(from + (n + part) * dt, false);
        if (reversed) {
          reversed.american.set(american.toReversed());
          advance(reversed, gain, other, n > 0);
        }
        advance(columns, gain, half, n > 0);
        reversed?.american.forEach((value, i) => {
          const at = nodes - 1 - i;
          american[at] = Math.max(american[at]!, value);
        });
      }
  }
  const { perStock, fixed } = gainAt(years, false);
  const gain = stock.map((s) => perStock * s + fixed);
  const least = isSpot ? -Infinity : 0;
  const premium = american.map((value, i) => Math.max(least, value - european[i]!));
  const isExercised = (i: number): boolean => gain[i]! > 0 && american[i] === gain[i];
  let exercised = nodes - 1;
  while (exercised >= 0 && !isExercised(exercised)) exercised -= 1;
  // The value meets the gain of exercise: the two nodes beside the boundary have the premium of the closed form.
  for (const i of [exercised, exercised - 1]) {
    if (!(i >= 0 && isExercised(i))) continue;
    const closed = { type, spot: stock[i]!, strike: 1, years, volatility, rate, dividendYield };
    premium[i] = gain[i]! - optionPrice(closed);
  }
  let last = exercised;
  while (isExercised(last - 1)) last -= 1;
  const farthest = side < 0 ? 0 : Infinity;
  return {
    ...{ first, step, premium },
    boundary: stock[exercised] ?? null,
    end: last > 0 ? stock[last]! : farthest,
  };
}

/**
 * Premium of a column at a stock per dollar of the strike, with its derivatives: a cubic through four nodes, straight in S*
 * beyond the grid.
 */
export function premiumIn(
  { first, step, premium }: Pick<PremiumColumn, 'first' | 'step' | 'premium'>,
  stock: number,
): PremiumSlopes {
  const last = premium.length - 1;
  const place = (Math.log(stock) - first) / step;
  if (!(place > 0 && place < last)) {
    const [end, beside] = place > 0 ? [last, last - 1] : [0, 1];
    const at = Math.exp(first + end * step);
    const slope = (premium[end]! - premium[beside]!) / (at - Math.exp(first + beside * step));
    return { value: premium[end]! + slope * (stock - at), slope, curvature: 0 };
  }
  const i = Math.min(Math.max(Math.floor(place), 1), last - 2);
  const t = place - i;
  const [a, b, c, d] = [premium[i - 1]!, premium[i]!, premium[i + 1]!, premium[i + 2]!];
  const value =
    (-t * (t - 1) * (t - 2) * a) / 6 +
    ((t + 1) * (t - 1) * (t - 2) * b) / 2 -
    ((t + 1) * t * (t - 2) * c) / 2 +
    ((t + 1) * t * (t - 1) * d) / 6;
  const perLog =
    (-(3 * t * t - 6 * t + 2) * a) / 6 +
    ((3 * t * t - 4 * t - 1) * b) / 2 -
    ((3 * t * t - 2 * t - 2) * c) / 2 +
    ((3 * t * t - 1) * d) / 6;
  const bend = (1 - t) * a + (3 * t - 2) * b + (1 - 3 * t) * c + t * d;
  const slope = perLog / (step * stock);
  return { value, slope, curvature: bend / (step * stock) ** 2 - slope / stock };
}

/** Added to half the width of the grid, for options without volatility. */
const MARGIN = 0.05;
/** Largest −ln of the lower of two exercise prices that the grid reaches. */
const DEEPEST = 20;

/** Gain of exercise per dollar of the strike: perStock·S* + fixed. */
interface Gain {
  readonly perStock: number;
  readonly fixed: number;
}

/** Values of both options at the nodes, and room for the right sides of their equations. */
interface Columns {
  readonly stock: Float64Array;
  readonly american: Float64Array;
  readonly european: Float64Array;
  readonly right: readonly [Float64Array, Float64Array];
}

const columnsAtExpiry = (stock: Float64Array, side: 1 | -1): Columns => {
  const american = stock.map((s) => Math.max(0, side * (s - 1)));
  const right = [stock.slice(), stock.slice()] as const;
  return { stock, american, european: american.slice(), right };
};

/** Half a Crank–Nicolson step, I + dt·L with L = −½σ²∂² − (r − q − ½σ²)∂ + r, and its elimination from the last node on. */
interface HalfStep {
  readonly lower: number;
  readonly diagonal: number;
  readonly upper: number;
  /** Of each node: the share of the equation beside it that is subtracted, the reciprocal pivot, and lower times that. */
  readonly shares: Float64Array;
  readonly reciprocals: Float64Array;
  readonly below: Float64Array;
  /** e^(−r·dt) and e^(−q·dt). */
  readonly discount: number;
  readonly carry: number;
}

function halfStep(
  { volatility, rate, dividendYield }: DividendGridTerms,
  step: number,
  dt: number,
  nodes: number,
): HalfStep {
  const variance = volatility * volatility;
  const diffusion = (dt * variance) / (2 * step * step);
  const advection = (dt * (rate - dividendYield - variance / 2)) / (2 * step);
  const lower = advection - diffusion;
  const upper = -advection - diffusion;
  const diagonal = 1 + 2 * diffusion + dt * rate;
  const reciprocals = new Float64Array(nodes).fill(1 / diagonal);
  const shares = new Float64Array(nodes).fill(upper);
  for (let i = nodes - 3; i > 0; i -= 1) {
    shares[i] = upper * reciprocals[i + 1]!;
    reciprocals[i] = 1 / (diagonal - lower * shares[i]!);
    if (Math.abs(reciprocals[i]! - reciprocals[i + 1]!) > Number.EPSILON) continue;
    // The pivots have met their limit.
    shares.fill(shares[i]!, 0, i);
    reciprocals.fill(reciprocals[i]!, 0, i);
    break;
  }
  const below = reciprocals.map((each) => lower * each);
  const [discount, carry] = [Math.exp(-rate * dt), Math.exp(-dividendYield * dt)];
  return { lower, diagonal, upper, shares, reciprocals, below, discount, carry };
}

/**
 * One Crank–Nicolson step of both options, or one implicit half step. The same loops advance both, which takes half the
 * time. The gamma at both ends is zero.
 */
function advance(columns: Columns, gain: Gain, half: HalfStep, isWhole: boolean): void {
  const { stock, american, european } = columns;
  const [rightA, rightE] = columns.right;
  const { shares, reciprocals, below } = half;
  const [centre, lower, upper] = isWhole ? [2 - half.diagonal, half.lower, half.upper] : [1, 0, 0];
  const { perStock, fixed } = gain;
  const last = stock.length - 1;
  const endOf = (values: Float64Array, end: number, beside: number): number =>
    endAfter(values, end, beside, stock, half, isWhole);
  const firstA = Math.max(endOf(american, 0, 1), perStock * stock[0]! + fixed);
  const firstE = endOf(european, 0, 1);
  const lastA = Math.max(endOf(american, last, last - 1), perStock * stock[last]! + fixed);
  const lastE = endOf(european, last, last - 1);
  let a = lastA;
  let e = lastE;
  for (let i = last - 1; i > 0; i -= 1) {
    const share = shares[i]!;
    a = centre * american[i]! - lower * american[i - 1]! - upper * american[i + 1]! - share * a;
    e = centre * european[i]! - lower * european[i - 1]! - upper * european[i + 1]! - share * e;
    rightA[i] = a;
    rightE[i] = e;
  }
  [american[0], european[0], american[last], european[last]] = [firstA, firstE, lastA, lastE];
  a = firstA;
  e = firstE;
  for (let i = 1; i < last; i += 1) {
    const exercise = perStock * stock[i]! + fixed;
    a = rightA[i]! * reciprocals[i]! - below[i]! * a;
    e = rightE[i]! * reciprocals[i]! - below[i]! * e;
    if (exercise > a) a = exercise;
    american[i] = a;
    european[i] = e;
  }
}

/** At the ends the value is straight in S*: a·e^(−r·dt) + b·S*·e^(−q·dt). */
function endAfter(
  values: Float64Array,
  end: number,
  beside: number,
  stock: Float64Array,
  { discount, carry }: HalfStep,
  isWhole: boolean,
): number {
  const slope = (values[beside]! - values[end]!) / (stock[beside]! - stock[end]!);
  const shares = slope * stock[end]!;
  const steps = isWhole ? 2 : 1;
  return (values[end]! - shares) * discount ** steps + shares * carry ** steps;
}

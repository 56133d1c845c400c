import type { ExerciseStyle, OptionType } from '../../contracts/index.ts';
import { optionPrice } from '../black-scholes.ts';
import { escrowOf, type DatedDividend, type DividendModel } from '../dividends.ts';
import type { AmericanAccuracy } from './boundary-iteration.ts';

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
  /** ln S* of the first node, and the distance of two. */
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

/** Half a Crank–Nicolson step, I + (dt/2)·L with L = −½σ²∂² − (r − q − ½σ²)∂ + r, and its elimination. */
interface HalfStep {
  readonly dt: number;
  readonly lower: number;
  readonly diagonal: number;
  readonly upper: number;
  /** Reciprocal pivots of the elimination that begins where the option is not exercised. */
  readonly reciprocals: Float64Array;
}

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
 * Where the rate of a put is negative, exercise pays between two prices. The elimination from above finds the upper one,
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
  const step = (2 * reach) / intervals;
  const hasTwo = isAmerican && side < 0 && rate < 0;
  // Down to the lower price at the expiry, K·r/q.
  const below = hasTwo ? Math.ceil(Math.min(DEEPEST, Math.log(dividendYield / rate)) / step) : 0;
  const nodes = intervals + 1 + below;
  const first = -reach - below * step;
  const stock = Float64Array.from({ length: nodes }, (_, i) => Math.exp(first + i * step));
  const exercise = new Float64Array(nodes);
  const exerciseAt = (left: number, includeNow: boolean): void => {
    const at = years - left + (includeNow ? -INSTANT : INSTANT);
    const { presentValue, growth } = escrowOf(isSpot ? [] : dividends, rate, at);
    for (let i = 0; i < nodes; i += 1) exercise[i] = side * (growth * stock[i]! + presentValue - 1);
  };
  const american = stock.map((s) => Math.max(0, side * (s - 1)));
  const european = american.slice();
  const fromBelow = american.slice();
  const right = new Float64Array(nodes);
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
    exerciseAt(from, true);
    if (isAmerican)
      for (let i = 0; i < nodes; i += 1) american[i] = Math.max(american[i]!, exercise[i]!);
    const count = Math.max(LEAST_STEPS, Math.round((steps * (to - from)) / years));
    const dt = (to - from) / count;
    const half = halfStep(terms, step, dt / 2, nodes, side);
    const other = hasTwo ? halfStep(terms, step, dt / 2, nodes, 1) : half;
    for (let n = 0; n < count; n += 1) {
      // Two implicit half steps damp the kinks of the payoff or of an exercise.
      for (const part of n === 0 ? [0.5, 1] : [1]) {
        exerciseAt(from + (n + part) * dt, false);
        if (hasTwo) {
          fromBelow.set(american);
          advance(fromBelow, other, n > 0, { terms, stock, side: 1, exercise, right });
        }
        const gain = isAmerican ? exercise : null;
        advance(american, half, n > 0, { terms, stock, side, exercise: gain, right });
        advance(european, half, n > 0, { terms, stock, side, exercise: null, right });
        if (hasTwo)
          for (let i = 0; i < nodes; i += 1) american[i] = Math.max(american[i]!, fromBelow[i]!);
      }
    }
  }
  const least = isSpot ? -Infinity : 0;
  const premium = american.map((value, i) => Math.max(least, value - european[i]!));
  const isExercised = (i: number): boolean =>
    isAmerican && exercise[i]! > 0 && american[i] === exercise[i];
  let exercised = side < 0 ? nodes - 1 : 0;
  while (exercised >= 0 && exercised < nodes && !isExercised(exercised)) exercised += side;
  // The value meets the gain of exercise: the two nodes beside the boundary have the premium of the closed form.
  for (const i of [exercised, exercised + side]) {
    if (!(i >= 0 && i < nodes && isExercised(i))) continue;
    const closed = { type, spot: stock[i]!, strike: 1, years, volatility, rate, dividendYield };
    premium[i] = exercise[i]! - optionPrice(closed);
  }
  let last = exercised;
  while (isExercised(last + side)) last += side;
  const end = stock[last + side] === undefined ? (side < 0 ? 0 : Infinity) : stock[last]!;
  return { first, step, premium, boundary: stock[exercised] ?? null, end };
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

function halfStep(
  { volatility, rate, dividendYield }: DividendGridTerms,
  step: number,
  dt: number,
  nodes: number,
  side: 1 | -1,
): HalfStep {
  const variance = volatility * volatility;
  const diffusion = (dt * variance) / (2 * step * step);
  const advection = (dt * (rate - dividendYield - variance / 2)) / (2 * step);
  const lower = advection - diffusion;
  const upper = -advection - diffusion;
  const diagonal = 1 + 2 * diffusion + dt * rate;
  const reciprocals = new Float64Array(nodes).fill(1 / diagonal);
  const product = lower * upper;
  if (side > 0)
    for (let i = 2; i < nodes - 1; i += 1)
      reciprocals[i] = 1 / (diagonal - product * reciprocals[i - 1]!);
  else
    for (let i = nodes - 3; i > 0; i -= 1)
      reciprocals[i] = 1 / (diagonal - product * reciprocals[i + 1]!);
  return { dt, lower, diagonal, upper, reciprocals };
}

interface StepContext {
  readonly terms: DividendGridTerms;
  readonly stock: Float64Array;
  readonly side: 1 | -1;
  /** Gain of exercise at the nodes; null for a European option. */
  readonly exercise: Float64Array | null;
  /** Room for the right side of the equations. */
  readonly right: Float64Array;
}

/** One Crank–Nicolson step of `values`, or one implicit half step. The gamma at both ends is zero. */
function advance(values: Float64Array, half: HalfStep, whole: boolean, context: StepContext): void {
  const { lower, diagonal, upper, reciprocals } = half;
  const { side, exercise, right } = context;
  const last = values.length - 1;
  for (let i = 1; i < last; i += 1) {
    const value = values[i]!;
    right[i] = whole
      ? 2 * value - (lower * values[i - 1]! + diagonal * value + upper * values[i + 1]!)
      : value;
  }
  advanceEnds(values, whole ? 2 * half.dt : half.dt, context);
  const floor = (i: number, value: number): number =>
    exercise && exercise[i]! > value ? exercise[i]! : value;
  if (side < 0) {
    right[last - 1] = right[last - 1]! - upper * values[last]!;
    for (let i = last - 2; i > 0; i -= 1)
      right[i] = right[i]! - upper * reciprocals[i + 1]! * right[i + 1]!;
    for (let i = 1; i < last; i += 1)
      values[i] = floor(i, (right[i]! - lower * values[i - 1]!) * reciprocals[i]!);
  } else {
    right[1] = right[1]! - lower * values[0]!;
    for (let i = 2; i < last; i += 1)
      right[i] = right[i]! - lower * reciprocals[i - 1]! * right[i - 1]!;
    for (let i = last - 1; i > 0; i -= 1)
      values[i] = floor(i, (right[i]! - upper * values[i + 1]!) * reciprocals[i]!);
  }
}

/** At the ends the value is straight in S*: a·e^(−r·dt) + b·S*·e^(−q·dt). */
function advanceEnds(
  values: Float64Array,
  dt: number,
  { terms, stock, exercise }: StepContext,
): void {
  const last = values.length - 1;
  const [discount, carry] = [Math.exp(-terms.rate * dt), Math.exp(-terms.dividendYield * dt)];
  for (const [end, beside] of [
    [0, 1],
    [last, last - 1],
  ] as const) {
    const slope = (values[beside]! - values[end]!) / (stock[beside]! - stock[end]!);
    const shares = slope * stock[end]!;
    const value = (values[end]! - shares) * discount + shares * carry;
    values[end] = exercise ? Math.max(value, exercise[end]!) : value;
  }
}

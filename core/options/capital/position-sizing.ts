import {
  lossRoundedUp,
  MONEY_SCALE,
  toDollars,
  type Dollars,
  type Money,
} from '../../shared/index.ts';
import {
  distributionUnder,
  hasLaterLegs,
  maxLoss,
  measureOf,
  payoffLine,
  profitAtPrice,
  type AnalysisInput,
} from '../analysis/index.ts';
import { isOptionLeg, type Leg } from '../contracts/index.ts';
import { greatestCommonDivisor, payoffAt } from '../payoff/index.ts';
import { kellyFraction, meanOfWorst, outcomesOf, type Outcome } from './kelly.ts';
import { fittingUnits, type AccountRisk, type RiskLimits } from './risk-limits.ts';

const MAX_UNITS = 1000;

/**
 * Number of units of a new trade: as many as have their maximum losses covered by the amount, from 1 to 1,000.
 *
 *     units = ⌊amount / maximum loss of one unit⌋
 *
 * 1 without an amount or without a positive maximum loss.
 *
 * @example positionSize(20_000_000, 8_130_000) // 2
 */
export function positionSize(
  amount: Money | null,
  maxLossPerUnit: Money | 'unlimited' | null,
): number {
  if (amount === null || typeof maxLossPerUnit !== 'number' || maxLossPerUnit <= 0) return 1;
  return Math.min(MAX_UNITS, Math.max(1, Math.floor(amount / maxLossPerUnit)));
}

/**
 * Units of a trade: how many times its legs hold the smallest whole number of contracts and shares.
 *
 * @example unitsOf([longCall(100, 5, { quantity: 4 }), shortCall(110, 2, { quantity: 6 })]) // 2
 */
export const unitsOf = (legs: readonly Leg[]): number =>
  legs.reduce((units, { quantity }) => greatestCommonDivisor(units, quantity), 0) || 1;

/**
 * The legs with another number of units.
 *
 * @example withUnits([longCall(100, 5, { quantity: 4 }), shortCall(110, 2, { quantity: 6 })], 3).map(({ quantity }) => quantity) // [6, 9]
 */
export function withUnits<Sized extends { readonly quantity: number }>(
  legs: readonly Sized[],
  units: number,
): readonly Sized[] {
  const now = legs.reduce((all, { quantity }) => greatestCommonDivisor(all, quantity), 0) || 1;
  return legs.map((leg) => ({ ...leg, quantity: (leg.quantity / now) * units }));
}

/** One unit of a trade as far as its size depends on it. */
export interface UnitRisk {
  /** Maximum loss of one unit; null = unknown. */
  readonly maxLoss: Money | 'unlimited' | null;
  /** Outcomes of one unit; null where their chances are unknown. */
  readonly outcomes: readonly Outcome[] | null;
}

/**
 * Maximum loss and outcomes of one unit of a plan, at its front expiry and under its measure of probability.
 *
 * Legs of one expiry have the exact payoff; later legs are valued by the model.
 */
export function unitRiskOf(input: AnalysisInput): UnitRisk {
  const units = unitsOf(input.legs);
  const loss = maxLoss(input);
  const measure = measureOf(input);
  const prices = measure && distributionUnder(input, measure);
  const perUnit = typeof loss === 'number' ? lossRoundedUp(loss / units) : loss;
  if (!prices) return { maxLoss: perUnit, outcomes: null };
  const line = hasLaterLegs(input) ? null : payoffLine(input);
  const profitAt = (price: Dollars): number =>
    line ? payoffAt(line, price) : (profitAtPrice(input, price, 'expiry') ?? Number.NaN);
  const bends = input.legs.filter(isOptionLeg).map(({ strike }) => toDollars(strike));
  const outcomes = outcomesOf((price) => profitAt(price) / units, bends, prices);
  const areKnown = outcomes.every(({ profit }) => !Number.isNaN(profit));
  return { maxLoss: perUnit, outcomes: areKnown ? outcomes : null };
}

/** The part of the outcomes that conditional value at risk looks at. */
export const CVAR_LEVEL = 0.05;

/** Why a trade has the recommended size. */
export type SizeVerdict =
  /** The size fits every limit. */
  | 'fits'
  /** The loss has no bound: neither maximum loss nor Kelly gives a size. */
  | 'unlimitedLoss'
  /** Kelly is zero or below: the trade earns nothing on average. */
  | 'noEdge'
  /** One unit is too large. */
  | 'tooLarge'
  /** Nothing can be lost, so nothing bounds the size. */
  | 'riskless'
  /** The maximum loss is unknown, or no limit bounds the size. */
  | 'unknown';

/** Sizes of a trade in whole units; null where there is no answer. */
export interface PositionSizes {
  /** By maximum loss: {@link fittingUnits}. */
  readonly byMaxLoss: number | null;
  /** {@link kellyFraction} of the capital. */
  readonly kellyFraction: number | null;
  readonly kelly: number | null;
  readonly halfKelly: number | null;
  /** Mean profit of one unit in the worst twentieth of outcomes, dollars. */
  readonly cvar: Dollars | null;
  /** Units whose conditional value at risk is within the limit for one trade. */
  readonly byCvar: number | null;
  /** The least of size by maximum loss, half Kelly and size by CVaR. */
  readonly recommended: number | null;
  readonly verdict: SizeVerdict;
}

/** Counts within this of a whole number are that number: 0.3 / 0.1 are 3 units. */
const ROUNDING = 1e-9;
const whole = (units: number): number => Math.max(0, Math.floor(units + ROUNDING));

/**
 * Sizes of a trade beside an account, rounded down to whole units:
 *
 *     by maximum loss   ⌊allowed amount / L⌋
 *     Kelly             ⌊f · capital / L⌋, and half of f for half Kelly
 *     by CVaR           ⌊limit per trade · capital / −CVaR⌋
 *
 * L is the maximum loss of one unit, f is {@link kellyFraction}. Source of half Kelly: E. O. Thorp, 'The Kelly Criterion
 * in Blackjack, Sports Betting and the Stock Market' (2006), section 7.
 *
 * @example
 * const sizes = positionSizes({ maxLoss: 1_000_000, outcomes: [{ probability: 0.6, profit: 100 }, { probability: 0.4, profit: -100 }] }, { ...NO_LIMITS, riskPerTrade: 5 }, { capital: 100_000_000, atRisk: 0, lostThisMonth: 0 });
 * [sizes.byMaxLoss, sizes.kelly, sizes.halfKelly, sizes.byCvar, sizes.recommended] // [5, 20, 10, 5, 5]
 */
export function positionSizes(
  { maxLoss: loss, outcomes }: UnitRisk,
  limits: RiskLimits,
  account: AccountRisk,
): PositionSizes {
  const capital = toDollars(account.capital);
  const byMaxLoss = loss === 'unlimited' ? null : fittingUnits(limits, loss, account);
  const atRisk = typeof loss === 'number' && loss > 0 ? loss / MONEY_SCALE : null;
  const fraction = outcomes && atRisk !== null ? kellyFraction(outcomes, atRisk) : null;
  const kelly = (part: number): number | null =>
    fraction === null || atRisk === null ? null : whole((part * fraction * capital) / atRisk);
  const cvar = outcomes && meanOfWorst(outcomes, CVAR_LEVEL);
  const allowed = limits.riskPerTrade === null ? null : (capital * limits.riskPerTrade) / 100;
  const byCvar =
    cvar === null || cvar >= 0 || allowed === null ? null : whole(allowed / (0 - cvar));
  const sizes = {
    byMaxLoss,
    kellyFraction: fraction,
    kelly: kelly(1),
    halfKelly: kelly(0.5),
    cvar,
    byCvar,
  };
  return { ...sizes, ...recommendation(loss, sizes) };
}

/** The least of the sizes, and why. */
function recommendation(
  loss: UnitRisk['maxLoss'],
  sizes: Omit<PositionSizes, 'recommended' | 'verdict'>,
): Pick<PositionSizes, 'recommended' | 'verdict'> {
  if (loss === 'unlimited') return { recommended: 0, verdict: 'unlimitedLoss' };
  if (loss !== null && loss <= 0) return { recommended: null, verdict: 'riskless' };
  if (sizes.kellyFraction === 0) return { recommended: 0, verdict: 'noEdge' };
  const known = [sizes.byMaxLoss, sizes.halfKelly, sizes.byCvar].filter((size) => size !== null);
  if (loss === null || known.length === 0) return { recommended: null, verdict: 'unknown' };
  const recommended = Math.min(...known);
  return { recommended, verdict: recommended === 0 ? 'tooLarge' : 'fits' };
}

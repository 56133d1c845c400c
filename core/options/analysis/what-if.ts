import { newYorkDate } from '../../calendar/index.ts';
import { addDays, toDollars } from '../../shared/index.ts';
import type { CalendarDate, Dollars } from '../../shared/index.ts';
import { isOptionLeg, daysToExpiry } from '../contracts/index.ts';
import { smileAfter } from '../surface/index.ts';
import { frontExpiry, frontSettlement } from './analysis-input.ts';
import { instantAfter } from './grid-axes.ts';
import { distributionUnder, measureOf } from './measure.ts';
import { profitAtPrice } from './profit-curve.ts';
import type { ProfitDate } from './profit-curve.ts';
import type { AnalysisInput } from './analysis-input.ts';
import type { StrategyAnalysis } from './strategy-analysis.ts';

/**
 * The input with every volatility raised by a fraction of itself: σ · (1 + shift). Unknown volatilities remain so.
 *
 * @example withVolatilityShift(analysisInput([]), 0.5).volatility // 0.3
 */
export function withVolatilityShift(input: AnalysisInput, shift: number): AnalysisInput {
  if (shift === 0) return input;
  const shifted = (volatility: number | null) => volatility && volatility * (1 + shift);
  return {
    ...input,
    volatility: shifted(input.volatility),
    terms: input.terms.map((each) =>
      each.smile
        ? {
            ...each,
            smile: { ...smileAfter(each.smile, (1 + shift) ** 2), years: each.smile.years },
          }
        : each,
    ),
    legs: input.legs.map((leg) => (isOptionLeg(leg) ? { ...leg, iv: shifted(leg.iv) } : leg)),
  };
}

/**
 * The input as of a later date, with the same spot, rates and volatilities; `expiry` is the settlement of the front
 * expiry. The shares are held since the date of the input, so that their dividends until then count.
 *
 * @example daysLeft(withDate(analysisInput([longCall(100, 5)]), dateAfter(analysisInput([longCall(100, 5)]), 65))) // 300
 */
export const withDate = (input: AnalysisInput, at: ProfitDate): AnalysisInput => {
  const asOf = at === 'expiry' ? (frontSettlement(input.legs) ?? input.asOf) : at;
  return asOf === input.asOf ? input : { ...input, asOf, heldSince: input.heldSince ?? input.asOf };
};

/**
 * How many calendar days remain until the front expiry; 0 without options and past it.
 *
 * @example daysLeft(analysisInput([longCall(100, 5)])) // 365
 */
export function daysLeft({ legs, asOf }: AnalysisInput): number {
  const front = frontExpiry(legs);
  return front === null ? 0 : Math.max(0, daysToExpiry(asOf, front));
}

/**
 * The day in New York `days` calendar days after the analysis.
 *
 * @example dayAfter(analysisInput([]), 11) // '2026-06-01'
 */
export const dayAfter = ({ asOf }: AnalysisInput, days: number): CalendarDate =>
  addDays(newYorkDate(asOf), days);

/**
 * The date `days` calendar days after the analysis; the last day is the expiry itself.
 *
 * @example dateAfter(analysisInput([longCall(100, 5)]), 365) // 'expiry'
 */
export function dateAfter(input: AnalysisInput, days: number): ProfitDate {
  const settlement = frontSettlement(input.legs);
  if (days <= 0 || settlement === null) return input.asOf;
  if (days >= daysLeft(input)) return 'expiry';
  return instantAfter(input.asOf, days, settlement);
}

/** Another market on another day. */
export interface Scenario {
  /** Relative change of the price, a fraction: −0.1 is a tenth lower. */
  readonly move: number;
  /** Relative change of every volatility, a fraction. */
  readonly ivShift: number;
  /** Calendar days after the analysis; from the front expiry on, that expiry. */
  readonly days: number;
}

/** The least and the greatest value of each part of a scenario. */
export const SCENARIO_LIMITS = {
  move: [-0.99, 3],
  ivShift: [-0.9, 3],
  days: [0, 1100],
} as const satisfies Record<keyof Scenario, readonly [number, number]>;

/**
 * The profit in dollars in a scenario; null where a volatility or a rate is missing.
 *
 * @example
 * const input = analysisInput([longCall(100, 5)]);
 * profitInScenario(input, { move: 0.2, ivShift: 0, days: 365 }) // 1500: 100 · (120 − 100 − 5)
 */
export const profitInScenario = (input: AnalysisInput, scenario: Scenario): Dollars | null => {
  const { move, ivShift, days } = scenario;
  const shifted = withVolatilityShift(input, ivShift);
  return profitAtPrice(shifted, toDollars(input.spot) * (1 + move), dateAfter(shifted, days));
};

/**
 * The probability that the underlying ends below a price in dollars at the front expiry, under the measure; null without one.
 *
 * @example
 * const input = analysisInput([longCall(100, 5)], { measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
 * probabilityBelow(input, 100) // 0.5: the median is S·e^((drift − σ²/2)·t) = S
 */
export function probabilityBelow(input: AnalysisInput, price: number): number | null {
  const measure = measureOf(input);
  const prices = measure && distributionUnder(input, measure);
  return prices && prices.probabilityBelow(price);
}

/**
 * The base of a profit in percent: the maximum loss in dollars; null where it has no bound or nothing can be lost.
 *
 * @example riskBase({ maxLoss: 5_000_000 }) // 500
 */
export const riskBase = ({ maxLoss }: StrategyAnalysis): number | null =>
  typeof maxLoss === 'number' && maxLoss > 0 ? toDollars(maxLoss) : null;

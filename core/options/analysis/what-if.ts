import { newYorkDate } from '../../calendar/index.ts';
import { addDays, toDollars } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import { isOptionLeg, daysToExpiry, expiryInstant } from '../contracts/index.ts';
import { lognormalPrices } from '../payoff/index.ts';
import { frontExpiry } from './analysis-input.ts';
import { instantAfter } from './grid-axes.ts';
import { measureOf, pricesUnder } from './measure.ts';
import type { ProfitDate } from './profit-curve.ts';
import type { AnalysisInput } from './analysis-input.ts';
import type { StrategyAnalysis } from './strategy-analysis.ts';

/** The input with every volatility raised by a fraction of itself: 0.2 makes 20 % into 24 %, −0.5 into 10 %. */
export function withVolatilityShift(input: AnalysisInput, shift: number): AnalysisInput {
  if (shift === 0) return input;
  const shifted = (volatility: number | null) => volatility && volatility * (1 + shift);
  return {
    ...input,
    volatility: shifted(input.volatility),
    legs: input.legs.map((leg) => (isOptionLeg(leg) ? { ...leg, iv: shifted(leg.iv) } : leg)),
  };
}

/** How many calendar days remain until the front expiry; 0 without options and past it. */
export function daysLeft({ legs, asOf }: AnalysisInput): number {
  const front = frontExpiry(legs);
  return front === null ? 0 : Math.max(0, daysToExpiry(asOf, front));
}

/** Which day New York has some calendar days after the analysis. */
export const dayAfter = ({ asOf }: AnalysisInput, days: number): CalendarDate =>
  addDays(newYorkDate(asOf), days);

/** The date some calendar days after the analysis; the last day is the expiry itself. */
export function dateAfter(input: AnalysisInput, days: number): ProfitDate {
  const front = frontExpiry(input.legs);
  if (days <= 0 || front === null) return input.asOf;
  if (days >= daysLeft(input)) return 'expiry';
  return instantAfter(input.asOf, days, expiryInstant(front));
}

/** The chance that the underlying ends below a price at the front expiry, under the measure; null without one. */
export function chanceBelow(input: AnalysisInput, price: number): number | null {
  const measure = measureOf(input);
  return measure && lognormalPrices(pricesUnder(input, measure)).probabilityBelow(price);
}

/** What a profit is a percent of: the greatest loss in dollars; null where it has no bound or there is none. */
export const riskBase = ({ maxRisk }: StrategyAnalysis): number | null =>
  typeof maxRisk === 'number' && maxRisk > 0 ? toDollars(maxRisk) : null;

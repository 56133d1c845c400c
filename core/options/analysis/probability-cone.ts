import { lognormalQuantile } from '../payoff/index.ts';
import { gridDates } from './grid-axes.ts';
import { measureOf, pricesUnder } from './measure.ts';
import type { AnalysisInput } from './analysis-input.ts';

/** One day of the cone. */
export interface ConePoint {
  /** Calendar days after the analysis. */
  readonly days: number;
  /** Dollars a share, one a chance asked for: the price below which the underlying stands with that chance. */
  readonly prices: readonly number[];
}

const DAYS_A_YEAR = 365;

/** Chances of the cone of the screens: one and two standard deviations each way, and the median. */
export const CONE_CHANCES: readonly number[] = [
  0.022750131948, 0.158655253931, 0.5, 0.841344746069, 0.977249868052,
];

/**
 * Between which prices the underlying stays until the front expiry, with what chance: quantiles of the measure's
 * lognormal distribution over at most `most` dates from now (the spot itself) to the expiry, where they are those by
 * which the chances of the analysis are counted. Null without a measure.
 */
export function probabilityCone(
  input: AnalysisInput,
  most: number,
  chances: readonly number[] = CONE_CHANCES,
): readonly ConePoint[] | null {
  const measure = measureOf(input);
  if (!measure) return null;
  const terms = pricesUnder(input, measure);
  return gridDates(input, most).map(({ days, at }) => {
    const years = at === 'expiry' ? terms.years : Math.min(days / DAYS_A_YEAR, terms.years);
    return {
      days,
      prices: chances.map((chance) => lognormalQuantile({ ...terms, years }, chance)),
    };
  });
}

import { lognormalQuantile, priceQuantile } from '../payoff/index.ts';
import { gridDates } from './grid-axes.ts';
import {
  distributionAfter,
  distributionUnder,
  isLognormal,
  measureOf,
  pricesUnder,
} from './measure.ts';
import type { AnalysisInput } from './analysis-input.ts';

/** One day of the cone. */
export interface ConePoint {
  /** Calendar days after the analysis. */
  readonly days: number;
  /** Dollars per share, one per probability: the price below which the underlying is with that probability. */
  readonly prices: readonly number[];
}

const DAYS_A_YEAR = 365;

/** Probabilities of the cone of the screens: one and two standard deviations each way, and the median. */
export const CONE_PROBABILITIES: readonly number[] = [
  0.022750131948, 0.158655253931, 0.5, 0.841344746069, 0.977249868052,
];

/**
 * Quantiles of the underlying's price on at most `most` dates from now, where they are the spot, to the front expiry,
 * with the measure of the analysis. Null without a measure.
 *
 * @example
 * const input = analysisInput([longCall(100, 5)], { measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
 * probabilityCone(input, 2, [0.5]) // [{ days: 0, prices: [100] }, { days: 365, prices: [100] }]
 */
export function probabilityCone(
  input: AnalysisInput,
  most: number,
  probabilities: readonly number[] = CONE_PROBABILITIES,
): readonly ConePoint[] | null {
  const measure = measureOf(input);
  if (!measure) return null;
  const terms = pricesUnder(input, measure);
  if (!distributionUnder(input, measure)) return null;
  const quantile = (years: number, probability: number): number => {
    if (isLognormal(measure)) return lognormalQuantile({ ...terms, years }, probability);
    const prices = years > 0 ? distributionAfter(input, measure, years) : null;
    return prices ? priceQuantile(prices, probability) : terms.spot;
  };
  return gridDates(input, most).map(({ days, at }) => {
    const years = at === 'expiry' ? terms.years : Math.min(days / DAYS_A_YEAR, terms.years);
    return {
      days,
      prices: probabilities.map((each) => quantile(years, each)),
    };
  });
}

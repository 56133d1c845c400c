import { oneSigmaPrices } from '../payoff/index.ts';
import { measureOf, pricesUnder } from './measure.ts';
import type { AnalysisInput } from './strategy-analysis.ts';

/** The ±1σ band of the chart at the front expiry, dollars, under the measure of the analysis; null without one. */
export function oneSigmaRange(input: AnalysisInput): { from: number; to: number } | null {
  const measure = measureOf(input);
  return measure && oneSigmaPrices(pricesUnder(input, measure));
}

import { toDollars } from '../../shared/index.ts';
import { yearsBetween } from '../contracts/index.ts';
import { oneSigmaPrices } from '../payoff/index.ts';
import type { LognormalTerms } from '../payoff/index.ts';
import { frontExpiry, frontSettlement } from './analysis-input.ts';
import type { AnalysisInput } from './analysis-input.ts';
import type { Measure } from './strategy-analysis.ts';

/**
 * Parameters of the lognormal distribution of prices at the front expiry, for the probabilities; years and continuous
 * fractions per year. Null when its inputs are missing.
 *
 *     drift = r − q when risk-neutral, 0 for zero drift, or the user's own
 *
 * @example measureOf(analysisInput([longCall(100, 5)])) // { name: 'riskNeutralLognormal', volatility: 0.2, rate: 0, dividendYield: 0, drift: 0, years: 1 }
 */
export function measureOf(input: AnalysisInput): Measure | null {
  const choice = input.measure ?? { name: 'riskNeutralLognormal' };
  const front = frontExpiry(input.legs);
  const terms = input.terms.find((each) => each.expiry === front);
  const volatility = choice.name === 'own' ? choice.volatility : input.volatility;
  const settlement = frontSettlement(input.legs);
  if (settlement === null || !terms || volatility === null || !(volatility > 0)) return null;
  const { rate, dividendYield } = terms;
  const drift = { riskNeutralLognormal: rate - dividendYield, zeroDrift: 0 };
  return {
    name: choice.name,
    volatility,
    rate,
    dividendYield,
    drift: choice.name === 'own' ? choice.drift : drift[choice.name],
    years: yearsBetween(input.asOf, settlement),
  };
}

/**
 * The measure as parameters of {@link lognormalPrices}, with today's spot in dollars.
 *
 * @example pricesUnder(analysisInput([]), { drift: 0.02, volatility: 0.2, years: 1 }) // { spot: 100, drift: 0.02, volatility: 0.2, years: 1 }
 */
export const pricesUnder = (input: AnalysisInput, measure: Measure): LognormalTerms => ({
  spot: toDollars(input.spot),
  drift: measure.drift,
  volatility: measure.volatility,
  years: measure.years,
});

/**
 * The ±1σ band of the chart at the front expiry under the measure of the analysis, dollars per share: see
 * {@link oneSigmaPrices}. Null without a measure.
 *
 * @example
 * const input = analysisInput([longCall(100, 5)], { measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
 * oneSigmaRange(input) // { from: 100 * Math.exp(-0.2), to: 100 * Math.exp(0.2) }
 */
export function oneSigmaRange(input: AnalysisInput): { from: number; to: number } | null {
  const measure = measureOf(input);
  return measure && oneSigmaPrices(pricesUnder(input, measure));
}

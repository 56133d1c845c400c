import { toDollars } from '../../shared/index.ts';
import { yearsToExpiry } from '../contracts/index.ts';
import { oneSigmaPrices } from '../payoff/index.ts';
import type { LognormalTerms } from '../payoff/index.ts';
import { frontExpiry } from './analysis-input.ts';
import type { AnalysisInput } from './analysis-input.ts';
import type { Measure } from './strategy-analysis.ts';

/** The distribution of the price at the front expiry by which chances are counted; null when its inputs are missing. */
export function measureOf(input: AnalysisInput): Measure | null {
  const choice = input.measure ?? { name: 'riskNeutralLognormal' };
  const front = frontExpiry(input.legs);
  const terms = input.terms.find((each) => each.expiry === front);
  const volatility = choice.name === 'own' ? choice.volatility : input.volatility;
  if (front === null || !terms || volatility === null || !(volatility > 0)) return null;
  const { rate, dividendYield } = terms;
  const drift = { riskNeutralLognormal: rate - dividendYield, zeroDrift: 0 };
  return {
    name: choice.name,
    volatility,
    rate,
    dividendYield,
    drift: choice.name === 'own' ? choice.drift : drift[choice.name],
    years: yearsToExpiry(input.asOf, front),
  };
}

/** The measure as a lognormal distribution of prices around today's spot. */
export const pricesUnder = (input: AnalysisInput, measure: Measure): LognormalTerms => ({
  spot: toDollars(input.spot),
  drift: measure.drift,
  volatility: measure.volatility,
  years: measure.years,
});

/** The ±1σ band of the chart at the front expiry, dollars, under the measure of the analysis; null without one. */
export function oneSigmaRange(input: AnalysisInput): { from: number; to: number } | null {
  const measure = measureOf(input);
  return measure && oneSigmaPrices(pricesUnder(input, measure));
}

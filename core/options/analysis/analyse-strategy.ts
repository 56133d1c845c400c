import { isOptionLeg } from '../contracts/index.ts';
import type { ExerciseStyle } from '../contracts/index.ts';
import { returnOnRisk, returnOnRiskBar } from '../payoff/index.ts';
import {
  bookedProfit,
  costWithCommissions,
  legExercise,
  frontExpiry,
  frontSettlement,
  hasLaterLegs,
  isKnown,
  netPremium,
  netPremiumPerShare,
  profitWhen,
} from './analysis-input.ts';
import { expectedFromExercise, expectedFromLaterLegs } from './market-expectation.ts';
import { expiryFigures, frontExpiryFigures, unknownFigures } from './profit-figures.ts';
import type { ProfitFigures } from './profit-figures.ts';
import { strategyGreeks } from './greeks.ts';
import { distributionUnder, isLognormal, measureOf, pricesUnder } from './measure.ts';
import type { AnalysisInput, MissingInput } from './analysis-input.ts';
import type { Measure, StrategyAnalysis } from './strategy-analysis.ts';

function figuresOf(
  input: AnalysisInput,
  measure: Measure | null,
): { figures: ProfitFigures; missing: readonly MissingInput[] } {
  const prices = measure && distributionUnder(input, measure);
  const front = frontSettlement(input.legs);
  const fromExercise = measure ? expectedFromExercise(input, measure) : 0;
  const withExercise = (figures: ProfitFigures): ProfitFigures => ({
    ...figures,
    expectedProfit: figures.expectedProfit === null ? null : figures.expectedProfit + fromExercise,
  });
  if (front === null || !hasLaterLegs(input))
    return { figures: withExercise(expiryFigures(input, prices)), missing: [] };
  const profit = profitWhen(input, front);
  const lognormal = measure && isLognormal(measure) ? pricesUnder(input, measure) : null;
  const later = measure && expectedFromLaterLegs(input, measure);
  return isKnown(profit)
    ? {
        figures: withExercise(frontExpiryFigures(input, profit, prices, { lognormal, later })),
        missing: [],
      }
    : { figures: unknownFigures, missing: profit };
}

/** Missing inputs of the probabilities and of the greeks. */
function missingInputs(
  input: AnalysisInput,
  measure: Measure | null,
  greeks: StrategyAnalysis['greeks'],
): MissingInput[] {
  const now = greeks.net === null ? profitWhen(input, input.asOf) : null;
  const ofGreeks = now && !isKnown(now) ? now : [];
  const front = frontExpiry(input.legs);
  if (front === null) return [...ofGreeks];
  if (measure) {
    if (distributionUnder(input, measure)) return [...ofGreeks];
    return [...ofGreeks, measure.name === 'pastMoves' ? 'pastMoves' : 'possiblePrices'];
  }
  const hasTerms = input.terms.some((each) => each.expiry === front);
  return [...ofGreeks, hasTerms ? 'measureVolatility' : 'expiryTerms'];
}

/**
 * The model of the options: American where one of them can be exercised before expiry.
 *
 * @example modelOf(analysisInput([longCall(100, 5)], { exercise: 'european' })) // 'european'
 */
export const modelOf = (input: AnalysisInput): ExerciseStyle =>
  input.legs.some((leg) => isOptionLeg(leg) && legExercise(input, leg) === 'american')
    ? 'american'
    : 'european';

/**
 * Every figure that a screen shows of a set of legs, from their premiums, the spot, and the rates and volatilities
 * around them. Deterministic: the time is `asOf`. Units are those of {@link StrategyAnalysis}.
 *
 * Legs of one expiry are analysed exactly, in integers. Where expiries differ, the later legs are valued at the front
 * expiry by the model of their exercise with their own volatility, and no root or extreme can be missed. When one of those volatilities or rates is missing, profit figures are null or empty
 * and `missing` says why. Without a volatility of the measure only the probabilities are null.
 *
 * @example analyseStrategy(analysisInput([longPut(90, 1), shortPut(95, 2), shortCall(105, 2), longCall(110, 1)])).breakevens // [93, 107]: the short strikes minus and plus the credit of 2
 */
export function analyseStrategy(input: AnalysisInput): StrategyAnalysis {
  const measure = measureOf(input);
  const { figures, missing } = figuresOf(input, measure);
  const greeks = strategyGreeks(input);
  const roiPercent = returnOnRisk(figures.maxProfit, figures.maxLoss);
  return {
    model: modelOf(input),
    method: hasLaterLegs(input) ? 'frontExpiry' : 'expiry',
    missing: [...new Set([...missing, ...missingInputs(input, measure, greeks)])],
    cost: costWithCommissions(input),
    booked: bookedProfit(input),
    netPremium: netPremium(input.legs),
    netPremiumPerShare: netPremiumPerShare(input.legs),
    ...figures,
    roiPercent,
    roiBar: returnOnRiskBar(roiPercent),
    measure,
    greeks,
  };
}

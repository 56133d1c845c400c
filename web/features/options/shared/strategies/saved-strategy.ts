import type { AnalysisInput } from '@toolyard/core/options/analysis';
import { fromDollars } from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { termsOf } from '../chain/chain-from-response.ts';
import { bookedIn, legOf } from './saved-legs.ts';

/** The input of core's analysis of a saved strategy: the planned legs, or the held ones. */
export function analysisInputOf(strategy: StrategyResponse): AnalysisInput {
  const legs = strategy.legs.map(legOf);
  return {
    legs,
    ...bookedIn(strategy, legs),
    spot: fromDollars(strategy.underlyingPrice),
    asOf: Date.parse(strategy.asOf),
    terms: strategy.terms.map(termsOf),
    volatility: strategy.volatility,
  };
}

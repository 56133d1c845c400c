import { withoutExpired, type AnalysisInput } from '@toolyard/core/options/analysis';
import { fromDollars } from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { termsOf } from '../chain/chain-from-response.ts';
import { bookedIn, legOf } from './saved-legs.ts';

/** The input of core's analysis of a saved strategy: the planned legs, or the held ones, expired ones as settled. */
export function analysisInputOf(strategy: StrategyResponse): AnalysisInput {
  const legs = strategy.legs.map(legOf);
  const input = {
    legs,
    ...bookedIn(strategy, legs),
    spot: fromDollars(strategy.underlyingPrice),
    asOf: Date.parse(strategy.asOf),
    terms: strategy.terms.map(termsOf),
    volatility: strategy.volatility,
  };
  return strategy.status === 'active' ? withoutExpiredOf(strategy, input) : input;
}

/** The input without the contracts that have expired by its time, as core counts them. */
export function withoutExpiredOf(
  { due, underlyingAsset }: StrategyResponse,
  input: AnalysisInput,
): AnalysisInput {
  const expired = due.map(({ symbol, outcome, settlementPrice }) => ({
    ...{ symbol, outcome },
    settlementPrice: settlementPrice === null ? null : fromDollars(settlementPrice),
  }));
  return withoutExpired(input, expired, underlyingAsset);
}

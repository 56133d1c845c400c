import { withoutExpired, type AnalysisInput } from '@toolyard/core/options/analysis';
import { isOptionLeg, ordinaryLeg, type Leg } from '@toolyard/core/options/contracts';
import { fromDollars } from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { termsOf } from '../chain/chain-from-response.ts';
import { bookedIn, deliveredBy, legOf } from './saved-legs.ts';

/** State of the navigation from a save to the list of strategies. */
export interface SavedState {
  /** Id of the strategy. */
  readonly saved: string;
}

/**
 * The legs whose value the price of the underlying decides, adjusted contracts as unadjusted ones that pay the same, and
 * those that another price decides too.
 */
function analysisLegs({ legs, underlyingAsset }: StrategyResponse) {
  const valued: Leg[] = [];
  const unvalued: Leg[] = [];
  for (const saved of legs) {
    const leg = legOf(saved);
    const own = leg.kind === 'stock' && leg.symbol === underlyingAsset ? leg : null;
    const counted = isOptionLeg(leg) ? ordinaryLeg(leg, deliveredBy(saved)) : own;
    if (counted) valued.push(counted);
    else unvalued.push(leg);
  }
  return { legs: valued, ...(unvalued.length > 0 && { unvalued }) };
}

/** The input of core's analysis of a saved strategy: the planned legs, or the held ones, expired ones as settled. */
export function analysisInputOf(strategy: StrategyResponse): AnalysisInput {
  const counted = analysisLegs(strategy);
  const input = {
    ...counted,
    ...bookedIn(strategy, counted.legs),
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

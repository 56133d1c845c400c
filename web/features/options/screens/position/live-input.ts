import type { AnalysisInput } from '@toolyard/core/options/analysis';
import { countedFrom } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { fromDollars, type Instant } from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { analysisInputOf, withoutExpiredOf } from '../../shared/strategies/saved-strategy.ts';

/** What is held as the market stands now; a plan, or a position without marks, as it was when it was planned. */
export function liveInputOf(position: StrategyResponse, now: Instant): AnalysisInput {
  const planned = analysisInputOf(position);
  const { mark } = position;
  if (!mark) return planned;
  const legs = planned.legs.map((leg) => {
    const marked = mark.legs.find(({ symbol }) => symbol === leg.symbol);
    return marked && isOptionLeg(leg)
      ? { ...leg, iv: marked.iv ?? leg.iv, delta: marked.delta ?? leg.delta }
      : leg;
  });
  const asOf = countedFrom(position.underlyingAsset, planned.asOf, now);
  return withoutExpiredOf(position, { ...planned, legs, spot: fromDollars(mark.spot), asOf });
}

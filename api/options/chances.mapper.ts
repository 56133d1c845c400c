import {
  probabilityOfHalfMaxProfit,
  probabilityOfMaxProfit,
  probabilityOfStop,
  probabilityOfTouch,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import type { ChancesResponse, StopChanceResponse, TouchResponse } from './strategy-parts.dto.ts';

function touchesOf(input: AnalysisInput, { breakevens }: StrategyAnalysis): TouchResponse[] {
  const strikes = input.legs.flatMap((leg) => (isOptionLeg(leg) ? [toDollars(leg.strike)] : []));
  const prices = [
    ...[...new Set(strikes)].map((price) => ({ price, kind: 'strike' as const })),
    ...breakevens.map((price) => ({ price, kind: 'breakeven' as const })),
  ].sort((a, b) => a.price - b.price);
  return prices.flatMap(({ price, kind }) => {
    const touch = probabilityOfTouch(input, price);
    return touch ? [{ price, kind, chance: touch.value, method: touch.method }] : [];
  });
}

function stopOf(input: AnalysisInput, loss: number | undefined): StopChanceResponse | null {
  const chance = loss === undefined ? null : probabilityOfStop(input, loss);
  return loss === undefined || !chance ? null : { loss, ...chance };
}

/** Other chances of a strategy by the measure of its analysis; that of a stop where its loss in dollars is stated. */
export const toChancesResponse = (
  input: AnalysisInput,
  analysis: StrategyAnalysis,
  stop?: number,
): ChancesResponse => ({
  maxGain: probabilityOfMaxProfit(input, analysis),
  halfOfMaxGain: probabilityOfHalfMaxProfit(input, analysis, 'expiry'),
  touches: touchesOf(input, analysis),
  stop: stopOf(input, stop),
});

import {
  commissionsOf,
  costOf,
  profitCurve,
  type AnalysisInput,
  type CurvePoint,
} from '@toolyard/core/options/analysis';
import type { Leg } from '@toolyard/core/options/contracts';
import { addMoney, fromDollars, type CalendarDate } from '@toolyard/core/shared';
import type { StrategyLegResponse, StrategyResponse } from '../../../../api/generated.ts';
import { termsOf } from '../chain/chain-from-response.ts';

/** A saved leg as core's own record. */
export const legOf = (leg: StrategyLegResponse): Leg =>
  leg.kind === 'option'
    ? {
        kind: 'option',
        symbol: leg.symbol,
        type: leg.type ?? 'call',
        position: leg.position,
        strike: fromDollars(leg.strike ?? 0),
        expiry: (leg.expiration ?? '') as CalendarDate,
        premium: fromDollars(leg.premium),
        quantity: leg.contracts,
        multiplier: leg.multiplier,
        iv: leg.iv,
        delta: leg.delta,
      }
    : {
        kind: 'stock',
        symbol: leg.symbol,
        position: leg.position,
        premium: fromDollars(leg.premium),
        quantity: leg.contracts,
        multiplier: 1,
      };

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

/** The commissions of a plan; for a position its cash plus the cost of the held legs, as the API counts it. */
function bookedIn(
  { status, cash, commissionPerContract }: StrategyResponse,
  legs: readonly Leg[],
): Pick<AnalysisInput, 'commissions' | 'realised'> {
  if (status !== 'planning') return { realised: addMoney(fromDollars(cash), costOf(legs)) };
  return { commissions: commissionsOf(legs, fromDollars(commissionPerContract)) };
}

/** The payoff line for a small picture. */
export function expiryCurveOf(strategy: StrategyResponse): readonly CurvePoint[] {
  const input = analysisInputOf(strategy);
  const spot = strategy.underlyingPrice;
  return profitCurve(input, { at: 'expiry', from: spot * 0.85, to: spot * 1.15, points: 41 }) ?? [];
}

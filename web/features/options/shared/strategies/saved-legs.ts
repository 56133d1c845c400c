import {
  commissionsOf,
  costOf,
  type Deliverable,
  type Leg,
} from '@toolyard/core/options/contracts';
import { addMoney, fromDollars, type CalendarDate, type Money } from '@toolyard/core/shared';
import type {
  FillResponse,
  StrategyLegResponse,
  StrategyResponse,
} from '../../../../api/generated.ts';
import { plannedRates } from './commission-rates.ts';

/** What an adjusted contract delivers, as core's own record. */
export const deliveredBy = ({
  deliverable,
}: Pick<StrategyLegResponse, 'deliverable'>): Deliverable | null =>
  deliverable && { ...deliverable, cash: fromDollars(deliverable.cash) };

/** A saved leg as core's own record, adjusted contracts as they are listed. */
export const legOf = (leg: Omit<StrategyLegResponse, 'priceSource'>): Leg =>
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

/** What a fill of an opening holds from then on. */
export const legOfFill = (fill: FillResponse): Leg =>
  legOf({
    ...fill,
    position: fill.side === 'buy' ? 'long' : 'short',
    premium: fill.price,
    iv: null,
    delta: null,
  });

/** What every profit of a saved strategy counts: commissions to come, or what is realised. */
export interface Booked {
  readonly commissions?: Money;
  readonly realised?: Money;
}

/** The commissions of a plan; for a position its cash plus the cost of the held legs, as the API counts it. */
export function bookedIn(strategy: StrategyResponse, legs: readonly Leg[]): Booked {
  const { status, cash } = strategy;
  if (status !== 'planning') return { realised: addMoney(fromDollars(cash), costOf(legs)) };
  return { commissions: commissionsOf(legs, plannedRates(strategy)) };
}

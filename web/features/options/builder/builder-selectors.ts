import { isOptionLeg, type Leg } from '@toolyard/core/options/contracts';
import type { CalendarDate, Money } from '@toolyard/core/shared';
import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../../app/store.ts';
import type { BuilderLeg, BuilderPlan } from './builder-state.ts';

export const selectBuilder = (state: RootState) => state.builder;
/** The plan to compare with; only while it is on the stock of the plan at work. */
export const selectPinned = ({ builder }: RootState): BuilderPlan | null =>
  builder.pinned?.stock?.symbol === builder.plan.stock?.symbol ? builder.pinned : null;

export const selectPlan = (state: RootState) => state.builder.plan;
export const selectWhatIf = (state: RootState) => state.builder.whatIf;

/** The plan as it is on screen: a leg on its way stands where it is now. */
export const selectShownLegs = createSelector(
  (state: RootState) => state.builder.plan.legs,
  (state: RootState) => state.builder.moving,
  (legs, moving): readonly BuilderLeg[] =>
    moving ? legs.map((each) => (each.id === moving.id ? moving : each)) : legs,
);

export const selectShownPlan = createSelector(
  selectPlan,
  selectShownLegs,
  (plan, legs): BuilderPlan => ({ ...plan, legs }),
);

/** Bought for a little more, sold for a little less: the commission of a contract lies in its price. */
const withCommission = (leg: Leg, commission: Money): Leg => {
  if (!isOptionLeg(leg) || commission === 0) return leg;
  const each = Math.round(commission / leg.multiplier);
  return { ...leg, premium: leg.premium + (leg.position === 'long' ? each : -each) };
};

/** The legs that count, with the commissions in their prices. */
export const countedLegs = ({ legs, commission }: BuilderPlan): readonly Leg[] =>
  legs.filter(({ enabled }) => enabled).map(({ leg }) => withCommission(leg, commission));

/** All commissions of the legs that count. */
export const commissionsOf = ({ legs, commission }: BuilderPlan): Money =>
  legs.reduce(
    (sum, { leg, enabled }) => sum + (enabled && isOptionLeg(leg) ? leg.quantity * commission : 0),
    0,
  );

/** Expiries of the legs, ascending. */
export const expiriesOf = (legs: readonly BuilderLeg[]): readonly CalendarDate[] =>
  [...new Set(legs.flatMap(({ leg }) => (isOptionLeg(leg) ? [leg.expiry] : [])))].sort();

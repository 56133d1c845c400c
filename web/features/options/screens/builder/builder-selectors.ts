import type { Leg } from '@toolyard/core/options/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { keysAmong, type ExpiryKey } from '../../shared/chain/expiry-key.ts';
import { selectBuilder } from './builder.slice.ts';
import type { RootState } from '../../../../app/store.ts';
import type { BuilderLeg, BuilderPlan, PinnedPlan } from './builder-state.ts';

/** The plans to compare with: those on the stock of the plan at work. */
export const selectPins = createSelector(
  (state: RootState) => selectBuilder(state).pins,
  (state: RootState) => selectBuilder(state).plan.stock?.symbol,
  (pins, symbol): readonly PinnedPlan[] => pins.filter(({ plan }) => plan.stock?.symbol === symbol),
);

export const selectPlan = (state: RootState) => selectBuilder(state).plan;
export const selectWhatIf = (state: RootState) => selectBuilder(state).whatIf;

/** The plan on screen: a dragged leg stands at its present strike. */
export const selectShownLegs = createSelector(
  (state: RootState) => selectBuilder(state).plan.legs,
  (state: RootState) => selectBuilder(state).moving,
  (legs, moving): readonly BuilderLeg[] =>
    moving ? legs.map((builderLeg) => (builderLeg.id === moving.id ? moving : builderLeg)) : legs,
);

export const selectShownPlan = createSelector(
  selectPlan,
  selectShownLegs,
  (plan, legs): BuilderPlan => ({ ...plan, legs }),
);

/** The legs that count. */
export const countedLegs = ({ legs }: BuilderPlan): readonly Leg[] =>
  legs.filter(({ enabled }) => enabled).map(({ leg }) => leg);

/** Expiries of the legs, ascending. */
export const expiriesOf = (legs: readonly BuilderLeg[]): readonly ExpiryKey[] =>
  keysAmong(legs.map(({ leg }) => leg));

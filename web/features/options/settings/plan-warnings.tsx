import { Suspense } from 'react';
import { lazyArea } from '../../../app/lazy-area.tsx';
import { WarnedPlanContext, type WarnedPlan } from './warned-plan.ts';
import { useOptionsSettings } from './use-options-settings.ts';

const Warnings = lazyArea('optionsSettings', () =>
  import('./plan-warnings-box.tsx').then((m) => m.PlanWarningsBox),
);

/** Which of the reader's limits a plan goes beyond; nothing without limits, or with risk alerts switched off. */
export function PlanWarnings(plan: WarnedPlan) {
  const settings = useOptionsSettings();
  const limited =
    settings.maxRiskExposure ??
    settings.maxHoldingDays ??
    settings.stopLossPerTrade ??
    settings.stopLossTotal ??
    settings.stopLossMonthly;
  if (limited === null || !settings.riskAlerts) return null;
  return (
    <WarnedPlanContext value={plan}>
      <Suspense fallback={null}>
        <Warnings />
      </Suspense>
    </WarnedPlanContext>
  );
}

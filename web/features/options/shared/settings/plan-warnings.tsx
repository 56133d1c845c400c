import { Suspense } from 'react';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { WarnedPlanContext, type WarnedPlan } from './warned-plan.ts';
import { useOptionsSettings } from './use-options-settings.ts';

const Warnings = lazyArea('optionsSettings', () =>
  import('./plan-warnings-box.tsx').then((m) => m.PlanWarningsBox),
);

/** Which limits a plan goes beyond, the free capital among them; nothing with risk alerts switched off. */
export function PlanWarnings(plan: WarnedPlan) {
  const { riskAlerts } = useOptionsSettings();
  if (!riskAlerts) return null;
  return (
    <WarnedPlanContext value={plan}>
      <Suspense fallback={null}>
        <Warnings />
      </Suspense>
    </WarnedPlanContext>
  );
}

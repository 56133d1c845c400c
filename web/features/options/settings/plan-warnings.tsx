import { Suspense } from 'react';
import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { lazyArea } from '../../../app/lazy-area.tsx';
import { WarnedPlanContext } from './warned-plan.ts';
import { useOptionsSettings } from './use-options-settings.ts';

const Warnings = lazyArea('optionsSettings', () =>
  import('./plan-warnings-box.tsx').then((m) => m.PlanWarningsBox),
);

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** Which of the reader's limits a plan goes beyond; nothing without limits, or with risk alerts switched off. */
export function PlanWarnings(plan: Props) {
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

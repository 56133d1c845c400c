import { Suspense } from 'react';
import type { AnalysisInput } from '@toolyard/core/options/analysis';
import { fromDollars } from '@toolyard/core/shared';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import type { Resizing } from '../legs/chosen-leg.ts';
import { useOptionsSettings } from './use-options-settings.ts';

const PlanWarningsRow = lazyArea('optionsSettings', () =>
  import('./risk-boxes.tsx').then((m) => m.PlanWarningsRow),
);
const StopReachedBox = lazyArea('optionsSettings', () =>
  import('./risk-boxes.tsx').then((m) => m.StopReachedBox),
);

interface PlanWarningsProps extends Resizing {
  readonly input: AnalysisInput;
  readonly className?: string;
}

/** The limits that a plan exceeds in one row, the free capital among them; nothing with risk alerts switched off. */
export function PlanWarnings(props: PlanWarningsProps) {
  const { riskAlerts } = useOptionsSettings();
  if (!riskAlerts) return null;
  return (
    <Suspense fallback={null}>
      <PlanWarningsRow {...props} />
    </Suspense>
  );
}

interface StopReachedProps {
  /** Profit or loss of the open trade in dollars; null while a mark is missing. */
  readonly pnl: number | null;
}

/** Whether an open trade has lost what one trade may lose; nothing without a stop, or with risk alerts switched off. */
export function StopReached({ pnl }: StopReachedProps) {
  const { stopLossPerTrade, riskAlerts } = useOptionsSettings();
  if (stopLossPerTrade === null || !riskAlerts || pnl === null || pnl >= 0) return null;
  return (
    <Suspense fallback={null}>
      <StopReachedBox pnl={fromDollars(pnl)} />
    </Suspense>
  );
}

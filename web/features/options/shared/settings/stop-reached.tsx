import { Suspense } from 'react';
import { fromDollars } from '@toolyard/core/shared';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { useOptionsSettings } from './use-options-settings.ts';
import { OpenTradeContext } from './warned-plan.ts';

const Box = lazyArea('optionsSettings', () =>
  import('./stop-reached-box.tsx').then((m) => m.StopReachedBox),
);

interface Props {
  /** What the open trade stands at, in dollars; null while a mark is missing. */
  readonly pnl: number | null;
}

/** Whether an open trade has lost what one trade may lose; nothing without a stop, or with risk alerts switched off. */
export function StopReached({ pnl }: Props) {
  const { stopLossPerTrade, riskAlerts } = useOptionsSettings();
  if (stopLossPerTrade === null || !riskAlerts || pnl === null || pnl >= 0) return null;
  return (
    <OpenTradeContext value={{ pnl: fromDollars(pnl) }}>
      <Suspense fallback={null}>
        <Box />
      </Suspense>
    </OpenTradeContext>
  );
}

import { Suspense } from 'react';
import type { Measure } from '@toolyard/core/options/analysis';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import type { PayoffPlot } from '../../../../charts/payoff-chart.tsx';

const TargetRangeHandles = lazyArea('optionsMeasures', () =>
  import('./target-range-handles.tsx').then((m) => m.TargetRangeHandles),
);

/** The target range over a payoff chart, where that measure is in force; loaded only then. */
export function TargetRange({
  measure,
  spot,
  plot,
}: {
  readonly measure: Measure | null;
  readonly spot: number;
  readonly plot: PayoffPlot;
}) {
  if (measure?.name !== 'range') return null;
  return (
    <Suspense fallback={null}>
      <TargetRangeHandles spot={spot} plot={plot} />
    </Suspense>
  );
}

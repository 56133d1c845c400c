import { lazy, Suspense } from 'react';
import { Optional } from '../../../../app/error-screen.tsx';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';

const SIZE = { width: 64, height: 24 } as const;

const ModelThumbnail = lazy(() =>
  import('./model-thumbnail.tsx').then((m) => ({ default: m.ModelThumbnail })),
);

/** The payoff of a row; the model is loaded for legs in several expiries only. */
export function RowThumbnail({ curve, strategy }: Pick<OverviewRow, 'curve' | 'strategy'>) {
  if (curve || !strategy) return <PayoffThumbnail curve={curve ?? []} {...SIZE} />;
  return (
    <Optional>
      <Suspense fallback={<PayoffThumbnail curve={[]} {...SIZE} />}>
        <ModelThumbnail strategy={strategy} {...SIZE} />
      </Suspense>
    </Optional>
  );
}

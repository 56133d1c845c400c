import { lazy, Suspense } from 'react';
import { Optional } from '../../../../app/error-screen.tsx';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';

const SIZE = { width: 64, height: 24 } as const;

const ModelThumbnail = lazy(() =>
  import('./model-thumbnail.tsx').then((m) => ({ default: m.ModelThumbnail })),
);

/** The payoff of a row; the model is loaded for held or planned legs in several expiries only. */
export function RowThumbnail({ row }: { readonly row: OverviewRow }) {
  const { curve, exit, status, strategy } = row;
  if (curve || !strategy || status === 'completed')
    return <PayoffThumbnail curve={curve ?? []} exit={exit} {...SIZE} />;
  return (
    <Optional>
      <Suspense fallback={<PayoffThumbnail curve={[]} {...SIZE} />}>
        <ModelThumbnail strategy={strategy} {...SIZE} />
      </Suspense>
    </Optional>
  );
}

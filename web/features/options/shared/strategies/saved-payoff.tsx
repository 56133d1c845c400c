import type { StrategyResponse } from '../../../../api/generated.ts';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import { pictureOf } from './overview-row.ts';

/** The payoff of a saved strategy in a menu; blank where a model would have to value it. */
export function SavedPayoff({ strategy }: { readonly strategy: StrategyResponse }) {
  const { curve, exit } = pictureOf(strategy);
  return <PayoffThumbnail curve={curve ?? []} exit={exit} width={36} height={18} />;
}

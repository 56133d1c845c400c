import { useMemo } from 'react';
import { analyseStrategy } from '@toolyard/core/options/analysis';
import { fromDollars } from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { PlanWarnings } from '../../shared/settings/plan-warnings.tsx';
import { useNow } from '../../shared/live/use-now.ts';
import { liveInputOf } from './live-input.ts';
import type { PricedLine } from './ticket.ts';

interface Props {
  readonly position: StrategyResponse;
  readonly lines: readonly PricedLine[];
}

/** Which limits the plan goes beyond at the prices of its ticket. */
export function OpenWarnings({ position, lines }: Props) {
  const now = useNow();
  const prices = lines.map(({ price, planned }) => price ?? planned ?? 0).join();
  const commissions = lines.reduce((sum, { commission }) => sum + fromDollars(commission ?? 0), 0);
  const input = useMemo(() => {
    const planned = liveInputOf(position, now);
    const filled = prices.split(',').map(Number);
    const legs = planned.legs.map((leg, i) => ({ ...leg, premium: fromDollars(filled[i] ?? 0) }));
    return { ...planned, legs, commissions };
  }, [position, prices, commissions, now]);
  const analysis = useMemo(() => analyseStrategy(input), [input]);
  return (
    <div className="-m-4 empty:hidden">
      <PlanWarnings input={input} analysis={analysis} />
    </div>
  );
}

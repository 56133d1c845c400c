import { riskBase, type CurvePoint } from '@toolyard/core/options/analysis';
import type { Dollars } from '@toolyard/core/shared';
import { useAppSelector } from '../../../../app/store.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { selectBuilder } from './builder.slice.ts';
import type { ProfitUnit } from './builder-state.ts';
import type { ResultView } from './result-view.ts';

/** A curve of dollars in the unit in force; `base` is the greatest loss of another plan. Null where there is none. */
export type ProfitScale = (
  curve: readonly CurvePoint[] | null,
  base?: Dollars | null,
) => readonly CurvePoint[] | null;

const asIs: ProfitScale = (curve) => curve;

export interface ProfitUnits {
  /** Dollars too where the loss has no bound. */
  readonly unit: ProfitUnit;
  /** What percentages are of: the greatest loss in dollars; null where it has no bound. */
  readonly base: Dollars | null;
  readonly scale: ProfitScale;
  /** A scaled amount on an axis: `+$420`, `+26.6%`. */
  readonly onAxis: (amount: number) => string;
  /** Whole dollars, or a percentage of a base. */
  readonly write: (dollars: Dollars, base?: Dollars | null) => string;
}

/** How the tabs write profits: in dollars, or in percent of the greatest loss. */
export function useProfitUnit({ analysis }: ResultView): ProfitUnits {
  const format = useFormat();
  const { unit: chosen } = useAppSelector(selectBuilder);
  const base = riskBase(analysis);
  const dollars = (amount: Dollars) => format.money(Math.round(amount));
  if (chosen === 'dollars' || base === null)
    return { unit: 'dollars', base, scale: asIs, onAxis: dollars, write: dollars };
  return {
    unit: 'percent',
    base,
    scale: (curve, of = base) =>
      curve && of !== null
        ? curve.map(({ price, profit }) => ({ price, profit: (100 * profit) / of }))
        : null,
    onAxis: (percent) => format.signedPercent(percent / 100),
    write: (amount, of = base) => format.signedPercent(of && amount / of),
  };
}

import type { CommissionRates } from '@toolyard/core/options/contracts';
import { newYorkDate } from '@toolyard/core/calendar';
import {
  analyseStrategy,
  dateAfter,
  dayAfter,
  daysLeft,
  withDate,
  withVolatilityShift,
  type AnalysisInput,
  type ProfitDate,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import type { OptionChain } from '@toolyard/core/options/chain';
import { toDollars } from '@toolyard/core/shared';
import { useDeferredValue, useMemo } from 'react';
import { useAppSelector } from '../../../../app/store.ts';
import { useNow } from '../../shared/live/use-now.ts';
import { analysisInput } from '../../shared/templates/template-preview.ts';
import {
  useModelChoice,
  withModelChoice,
  type ModelChoice,
} from '../../shared/model/measure-choice.slice.ts';
import { countedLegs, selectPlan, selectWhatIf } from './builder-selectors.ts';
import type { BuilderLeg, BuilderPlan, PriceRange, WhatIf } from './builder-state.ts';
import type { BuilderAnalysis } from './use-builder-analysis.ts';
import { usePriceRange } from './use-price-range.ts';

/** What the tabs draw: the plan with the volatilities, the day and the prices of the sliders. */
export interface ResultView {
  /** From now on, with the volatilities of the slider. */
  readonly input: AnalysisInput;
  /** As of the chosen day too, with its figures. */
  readonly dated: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  /** Whether `analysis` is of a former place of the sliders, until that of now is computed. */
  readonly isStale: boolean;
  /** Dollars. */
  readonly spot: number;
  readonly range: PriceRange;
  /** Days from now that the slider stands at, and how many there are until the expiry. */
  readonly days: number;
  readonly left: number;
  /** Whether days count from today: those of a chain file count from its own day. */
  readonly isToday: boolean;
  readonly at: ProfitDate;
}

/** The input as of a day with the measure of the choices in force, whose past moves depend on the days left. */
const datedInput = (input: AnalysisInput, at: ProfitDate, model: ModelChoice): AnalysisInput => {
  const dated = withDate(input, at);
  return dated === input ? input : withModelChoice(dated, model);
};

/** Null while there is nothing to draw. Figures of a moved slider are computed after the curves. */
export function useResultView({ input, analysis: known }: BuilderAnalysis): ResultView | null {
  const { dateOffsetDays, ivShift } = useAppSelector(selectWhatIf);
  const model = useModelChoice(useAppSelector(selectPlan).stock?.symbol);
  const range = usePriceRange();
  const now = useNow();
  const shifted = useMemo(() => input && withVolatilityShift(input, ivShift), [input, ivShift]);
  const left = input ? daysLeft(input) : 0;
  const days = Math.min(dateOffsetDays, left);
  const dated = useMemo(
    () => shifted && datedInput(shifted, dateAfter(shifted, days), model),
    [shifted, days, model],
  );
  const settled = useDeferredValue(dated);
  const moved = useMemo(
    () => (settled && settled !== input ? analyseStrategy(settled) : null),
    [settled, input],
  );
  const analysis = dated === input ? known : (moved ?? known);
  if (!input || !shifted || !dated || !analysis || !range) return null;
  return {
    input: shifted,
    dated,
    analysis,
    isStale: dated !== input && settled !== dated,
    spot: toDollars(input.spot),
    range,
    days,
    left,
    isToday: dayAfter(input, 0) === newYorkDate(now),
    at: dateAfter(input, days),
  };
}

/** The plan while a leg is dragged, with that leg at its present strike. */
export function heldInput(
  plan: BuilderPlan,
  held: BuilderLeg,
  chains: readonly OptionChain[],
  commission: CommissionRates,
  { ivShift }: WhatIf,
): AnalysisInput | null {
  const legs = plan.legs.map((builderLeg) => (builderLeg.id === held.id ? held : builderLeg));
  const moved = { ...plan, legs };
  const input = analysisInput(countedLegs(moved), chains, commission);
  return input && withVolatilityShift(input, ivShift);
}

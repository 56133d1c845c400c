import { newYorkDate } from '@toolyard/core/calendar';
import {
  analyseStrategy,
  dateAfter,
  dayAfter,
  daysLeft,
  withVolatilityShift,
  type AnalysisInput,
  type ProfitDate,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import type { OptionChain } from '@toolyard/core/options/chain';
import { toDollars, type Instant } from '@toolyard/core/shared';
import { useAppSelector } from '../../../../app/store.ts';
import { useNow } from '../../shared/live/use-now.ts';
import { analysisInput } from '../../shared/templates/template-preview.ts';
import { countedLegs, selectWhatIf } from './builder-selectors.ts';
import type { BuilderLeg, BuilderPlan, PriceRange, WhatIf } from './builder-state.ts';
import type { BuilderAnalysis } from './use-builder-analysis.ts';
import { usePriceRange } from './use-price-range.ts';

/** What the tabs draw: the plan with the volatilities, the day and the prices of the sliders. */
export interface ResultView {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
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

function viewOf(
  input: AnalysisInput,
  known: StrategyAnalysis | null,
  { dateOffsetDays, ivShift }: WhatIf,
  range: PriceRange,
  now: Instant,
): ResultView {
  const shifted = withVolatilityShift(input, ivShift);
  const left = daysLeft(input);
  const days = Math.min(dateOffsetDays, left);
  return {
    input: shifted,
    analysis: known && shifted === input ? known : analyseStrategy(shifted),
    spot: toDollars(input.spot),
    range,
    days,
    left,
    isToday: dayAfter(input, 0) === newYorkDate(now),
    at: dateAfter(input, days),
  };
}

/** Null while there is nothing to draw. */
export function useResultView({ input, analysis }: BuilderAnalysis): ResultView | null {
  const whatIf = useAppSelector(selectWhatIf);
  const range = usePriceRange();
  const now = useNow();
  return input && range ? viewOf(input, analysis, whatIf, range, now) : null;
}

/** The plan while a leg is dragged, with that leg at its present strike. */
export function heldInput(
  plan: BuilderPlan,
  held: BuilderLeg,
  chains: readonly OptionChain[],
  { ivShift }: WhatIf,
): AnalysisInput | null {
  const legs = plan.legs.map((builderLeg) => (builderLeg.id === held.id ? held : builderLeg));
  const moved = { ...plan, legs };
  const input = analysisInput(countedLegs(moved), chains, plan.commission);
  return input && withVolatilityShift(input, ivShift);
}

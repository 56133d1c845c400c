import { useMemo } from 'react';
import {
  analyseStrategy,
  dateAfter,
  daysLeft,
  withVolatilityShift,
  type AnalysisInput,
  type ProfitDate,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { useSelector } from 'react-redux';
import { selectWhatIf } from './builder-selectors.ts';
import type { PriceRange } from './builder.slice.ts';
import type { BuilderAnalysis } from './use-builder-analysis.ts';
import { usePriceRange } from './use-price-range.ts';

/** What the tabs draw: the plan with the volatilities, the day and the prices of the sliders. */
export interface ResultView {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  /** Dollars. */
  readonly spot: number;
  readonly range: PriceRange;
  /** Days after the quotes that are asked for, and how many there are until the expiry. */
  readonly days: number;
  readonly left: number;
  readonly at: ProfitDate;
}

/** Null while there is nothing to draw. */
export function useResultView(built: BuilderAnalysis): ResultView | null {
  const { dateOffsetDays, ivShift } = useSelector(selectWhatIf);
  const range = usePriceRange();
  const { input, analysis } = built;
  const shifted = useMemo(() => {
    if (!input || !analysis || ivShift === 0) return { input, analysis };
    const moved = withVolatilityShift(input, ivShift);
    return { input: moved, analysis: analyseStrategy(moved) };
  }, [input, analysis, ivShift]);
  if (!shifted.input || !shifted.analysis || !range) return null;
  const left = daysLeft(shifted.input);
  const days = Math.min(dateOffsetDays, left);
  return {
    input: shifted.input,
    analysis: shifted.analysis,
    spot: toDollars(shifted.input.spot),
    range,
    days,
    left,
    at: dateAfter(shifted.input, days),
  };
}

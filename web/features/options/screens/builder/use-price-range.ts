import { useAppSelector } from '../../../../app/store.ts';
import { chartRange } from '../../shared/payoff/chart-range.ts';
import { selectPlan, selectWhatIf } from './builder-selectors.ts';
import type { PriceRange } from './builder-state.ts';
import { usePlanAnalysis } from './use-builder-analysis.ts';

/** Prices that suit the legs; they stand still while one of them moves. */
function useSuitingRange(): PriceRange | null {
  const { input } = usePlanAnalysis(useAppSelector(selectPlan), false);
  return input && chartRange(input);
}

/** The prices that ruler, chart, heat map and table show: the slider's, else those that suit the legs. */
export function usePriceRange(): PriceRange | null {
  const suiting = useSuitingRange();
  return useAppSelector(selectWhatIf).priceRange ?? suiting;
}

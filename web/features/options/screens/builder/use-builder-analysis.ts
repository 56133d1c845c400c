import {
  analyseStrategy,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import type { OptionChain } from '@toolyard/core/options/chain';
import type { MetaResponse } from '../../../../api/generated.ts';
import { useAppSelector } from '../../../../app/store.ts';
import { useRates } from '../../shared/strategies/commission-rates.ts';
import { analysisInput } from '../../shared/templates/template-preview.ts';
import { useWithModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { countedLegs, expiriesOf, selectShownPlan } from './builder-selectors.ts';
import type { BuilderPlan } from './builder-state.ts';
import { useChains } from '../../shared/chain/use-chains.ts';

export interface BuilderAnalysis {
  /** The legs that count, a moving one where it is now, and their commissions; null with none. */
  readonly input: AnalysisInput | null;
  readonly analysis: StrategyAnalysis | null;
  /** Chains of the legs' expiries, ascending. */
  readonly chains: readonly OptionChain[];
  /** Where they come from. */
  readonly meta: MetaResponse | null;
  /** `empty`: no leg counts. */
  readonly state: 'empty' | 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
}

/** A plan analysed by core, without the what-if sliders. */
export function usePlanAnalysis(plan: BuilderPlan, analysed = true): BuilderAnalysis {
  const { chains, meta, state, retry } = useChains(plan.stock?.symbol, expiriesOf(plan.legs));
  const legs = countedLegs(plan);
  const rates = useRates(plan.commission);
  const input = useWithModelChoice(
    state === 'ready' ? analysisInput(legs, chains, rates) : null,
    plan.stock?.symbol,
  );
  const analysis = analysed ? input && analyseStrategy(input) : null;
  return { input, analysis, chains, meta, state: legs.length === 0 ? 'empty' : state, retry };
}

export const useBuilderAnalysis = (): BuilderAnalysis =>
  usePlanAnalysis(useAppSelector(selectShownPlan));

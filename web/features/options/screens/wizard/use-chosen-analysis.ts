import {
  analyseStrategy,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { keysAmong, shownExpiry } from '../../shared/chain/expiry-key.ts';
import { selectWizard } from '../../shared/drafts/wizard.slice.ts';
import { useAppSelector } from '../../../../app/store.ts';
import { useChains, useExpiries, type LoadedChains } from '../../shared/chain/use-chains.ts';
import { useRates } from '../../shared/strategies/commission-rates.ts';
import { useWithModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { analysisInput } from '../../shared/templates/template-preview.ts';

interface ChosenAnalysis {
  readonly input: AnalysisInput | null;
  readonly analysis: StrategyAnalysis | null;
  /** `failed` when the chain of a leg cannot be had, `ready` when all are there. */
  readonly state: 'loading' | 'failed' | 'ready';
}

/** The chains of the chosen legs; without any, that of the chosen expiry while it is listed. */
export function useChosenChains(): LoadedChains {
  const { stock, legs, expiry: chosen } = useAppSelector(selectWizard);
  const { expiries } = useExpiries(stock?.symbol);
  const { expiry } = shownExpiry(expiries, chosen);
  const dates = keysAmong(legs.map(({ leg }) => leg));
  return useChains(stock?.symbol, dates.length > 0 || !chosen || !expiry ? dates : [expiry]);
}

/** The chosen legs analysed by core; null where there is nothing to analyse. */
export function useChosenAnalysis(): ChosenAnalysis {
  const { stock, legs: chosen, commission } = useAppSelector(selectWizard);
  const rates = useRates(commission);
  const { chains, state } = useChosenChains();
  const legs = chosen.map(({ leg }) => leg);
  const input = useWithModelChoice(
    state === 'ready' ? analysisInput(legs, chains, rates) : null,
    stock?.symbol,
  );
  const analysis = input && analyseStrategy(input);
  return { input, analysis, state };
}

import { useMemo } from 'react';
import {
  analyseStrategy,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import type { OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import type { CalendarDate } from '@toolyard/core/shared';
import { useSelector } from 'react-redux';
import type { RootState } from '../../../app/store.ts';
import { analysisInput } from './template-preview.ts';
import { useChain } from './use-chain.ts';

/** The chosen legs analysed by core; null while a chain loads or where there is nothing to analyse. */
export function useChosenAnalysis(): {
  input: AnalysisInput | null;
  analysis: StrategyAnalysis | null;
} {
  const { stock, legs: chosen, expiry } = useSelector((state: RootState) => state.wizard);
  const dates = [
    ...new Set(chosen.flatMap(({ leg }) => (isOptionLeg(leg) ? [leg.expiry] : []))),
  ].sort();
  const [front, back] = dates as [CalendarDate?, CalendarDate?];
  const { chain: near } = useChain(stock?.symbol, front ?? expiry);
  const { chain: far } = useChain(stock?.symbol, back ?? null);
  return useMemo(() => {
    const chains = [near, far].filter((chain): chain is OptionChain => chain !== null);
    const legs = chosen.map(({ leg }) => leg);
    const input =
      legs.length > 0 && chains.length >= Math.max(1, dates.length)
        ? analysisInput(legs, chains)
        : null;
    return { input, analysis: input && analyseStrategy(input) };
  }, [chosen, near, far, dates.length]);
}

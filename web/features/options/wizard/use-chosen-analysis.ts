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

interface ChosenAnalysis {
  readonly input: AnalysisInput | null;
  readonly analysis: StrategyAnalysis | null;
  /** `failed` when the chain of a leg cannot be had, `ready` when all are there. */
  readonly state: 'loading' | 'failed' | 'ready';
}

/** The chosen legs analysed by core, in up to four expiries; null where there is nothing to analyse. */
export function useChosenAnalysis(): ChosenAnalysis {
  const { stock, legs: chosen, expiry } = useSelector((state: RootState) => state.wizard);
  const dates = [
    ...new Set(chosen.flatMap(({ leg }) => (isOptionLeg(leg) ? [leg.expiry] : []))),
  ].sort();
  const [first, second, third, fourth] = dates as [
    CalendarDate?,
    CalendarDate?,
    CalendarDate?,
    CalendarDate?,
  ];
  const a = useChain(stock?.symbol, first ?? expiry);
  const b = useChain(stock?.symbol, second ?? null);
  const c = useChain(stock?.symbol, third ?? null);
  const d = useChain(stock?.symbol, fourth ?? null);
  const missing = [a, b, c, d].filter(({ chain, isUninitialized }) => !chain && !isUninitialized);
  const state = missing.some(({ isError }) => isError)
    ? 'failed'
    : missing.length > 0
      ? 'loading'
      : 'ready';
  const made = useMemo(() => {
    const chains = [a.chain, b.chain, c.chain, d.chain].filter(
      (chain): chain is OptionChain => chain !== null,
    );
    const legs = chosen.map(({ leg }) => leg);
    const input =
      legs.length > 0 && chains.length >= Math.max(1, dates.length)
        ? analysisInput(legs, chains)
        : null;
    return { input, analysis: input && analyseStrategy(input) };
  }, [chosen, a.chain, b.chain, c.chain, d.chain, dates.length]);
  return { ...made, state };
}

import { useMemo } from 'react';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { DividendRiskMark } from '../../shared/figures/dividend-risk-mark.tsx';
import { analysisInputOf } from '../../shared/strategies/saved-strategy.ts';

/** The dividend risk of a saved strategy; loaded apart, since it needs the pricing of options. */
export function RiskMark({ strategy }: { readonly strategy: StrategyResponse }) {
  const input = useMemo(() => analysisInputOf(strategy), [strategy]);
  return <DividendRiskMark input={input} />;
}

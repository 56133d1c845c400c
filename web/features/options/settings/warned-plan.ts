import { createContext } from 'react';
import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import type { Money } from '@toolyard/core/shared';

/** The plan that is looked at beside the reader's limits. */
export interface WarnedPlan {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  /** What the account counts of this very plan as at risk already; nothing before it is saved. */
  readonly counted?: Money;
}

export const WarnedPlanContext = createContext<WarnedPlan | null>(null);

/** An open trade, what it stands at, and since when that is known. */
export interface OpenTrade {
  readonly pnl: Money;
  readonly at: number;
}

export const OpenTradeContext = createContext<OpenTrade | null>(null);

import { createContext } from 'react';
import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import type { Money } from '@toolyard/core/shared';

/** The plan that is looked at beside the reader's limits. */
export interface WarnedPlan {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

export const WarnedPlanContext = createContext<WarnedPlan | null>(null);

/** An open trade and its profit or loss. */
export interface OpenTrade {
  readonly pnl: Money;
}

export const OpenTradeContext = createContext<OpenTrade | null>(null);

import { createContext } from 'react';
import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';

/** The plan that is looked at beside the reader's limits. */
export interface WarnedPlan {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

export const WarnedPlanContext = createContext<WarnedPlan | null>(null);

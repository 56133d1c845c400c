export type {
  AnalysisInput,
  Bound,
  CurvePoint,
  Greeks,
  Measure,
  PriceInterval,
  StrategyAnalysis,
} from './strategy-analysis.ts';

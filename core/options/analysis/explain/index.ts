export { explain } from './explain.ts';
export { evaluate } from './evaluate.ts';
export {
  ANALYSED_FIGURES,
  CHAIN_FIGURES,
  POSITION_FIGURES,
  RECORD_FIGURES,
  VOLATILITY_FIGURES,
} from './asked.ts';
export type {
  AnalysedFigure,
  Asked,
  BreakevenFigure,
  ChainFigure,
  FigureName,
  HeldShares,
  PositionFigure,
  PositionSums,
  RecordFigure,
  RecordSums,
  TradedShares,
  VolatilityFigure,
  VolatilitySums,
} from './asked.ts';
export type {
  Because,
  Convention,
  ExplainedInput,
  ExplainedStep,
  Explanation,
  InputName,
  Source,
  StepName,
  Subject,
  Unit,
} from './explanation.ts';
export { INFINITE } from './expression.ts';
export type { Call, Expression, Operation } from './expression.ts';

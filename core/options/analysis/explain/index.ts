export { explain } from './explain.ts';
export { evaluate } from './evaluate.ts';
export { ANALYSED_FIGURES, POSITION_FIGURES } from './explanation.ts';
export type {
  AnalysedFigure,
  Asked,
  Because,
  BreakevenFigure,
  Convention,
  ExplainedInput,
  ExplainedStep,
  Explanation,
  FigureName,
  HeldShares,
  InputName,
  PositionFigure,
  PositionSums,
  Source,
  StepName,
  Subject,
  TradedShares,
  Unit,
} from './explanation.ts';
export { INFINITE } from './expression.ts';
export type { Call, Expression, Operation } from './expression.ts';

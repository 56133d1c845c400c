export { explain } from './explain.ts';
export { INFINITE, evaluate } from './expression.ts';
export {
  ANALYSED_FIGURES,
  CHAIN_FIGURES,
  POSITION_FIGURES,
  RECORD_FIGURES,
} from './explanation-request.ts';
export type {
  AnalysedFigure,
  ExplanationRequest,
  BreakevenFigure,
  ChainFigure,
  FigureName,
  ExplainedHolding,
  PositionFigure,
  ExplainedPosition,
  RecordFigure,
  ExplainedFill,
  VolatilityFigure,
  ExplainedVolatility,
} from './explanation-request.ts';
export type {
  UnavailableReason,
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
export type { Call, Expression, Operation } from './expression.ts';

export { PRICE_SOURCES, STRATEGY_STATUSES } from './strategy.ts';
export type {
  LegDraft,
  PriceSource,
  Strategy,
  StrategyDraft,
  StrategyLeg,
  StrategyStatus,
} from './strategy.ts';
export { analysisInputOf, holdingLeg, plannedAt, strategyLegs } from './strategy-legs.ts';
export {
  MAX_COMMISSION,
  LEG_KINDS,
  MAX_CONTRACTS,
  MAX_LEGS,
  MAX_PRICE,
  MAX_SHARES,
  draftFaults,
} from './draft-faults.ts';
export {
  STRATEGY_NAME_MAX_LENGTH,
  draftNameFault,
  nameIn,
  nameOf,
  newNameFault,
} from './strategy-name.ts';
export { FILL_CAUSES, STEP_KINDS, cashOf, stepCash } from './life/step.ts';
export type { Fill, FillCause, Instrument, StepKind, StrategyStep } from './life/step.ts';
export {
  NOTHING_HELD,
  afterFill,
  afterFills,
  averageCost,
  holdingsAfter,
  profitAndLoss,
  realised,
  unrealised,
} from './life/position.ts';
export type { Holding, Holdings } from './life/position.ts';
export {
  OUTCOMES,
  dueHoldings,
  endingFills,
  exerciseValue,
  isContract,
  outcomeByRule,
} from './life/settlement.ts';
export type { DueContract, Outcome } from './life/settlement.ts';
export { MAX_STEPS, MAX_TURNOVER, turnover } from './life/next-life.ts';
export { MAX_TRADES, NOTE_MAX_LENGTH, TRADE_SIDES } from './life/trade-faults.ts';
export type { PricedDraft, TradeDraft, TradeSide } from './life/trade-faults.ts';
export { isFullyMarked } from './life/position-mark.ts';
export type { MarkedHolding, MarkedStrategy, PositionMark } from './life/position-mark.ts';
export type { SessionMark } from './life/session-marks.ts';
export { atRisk, capitalAtRisk, greatestLoss } from './life/at-risk.ts';
export { stepKind } from './life/step-kind.ts';
export { capitalOf, closedAt, openedAt, profitOf, returnsPercent } from './life/trade-result.ts';
export { presentHoldings, presentInputOf } from './life/present-input.ts';
export type { BoardPorts } from './life/market-board.ts';
export type { LifePorts } from './life/life-ports.ts';
export type { StepCommit, StepInput, StepTools } from './life/take-step.ts';
export type { PlanningPorts } from './plan-strategy.ts';
export type {
  StrategyReader,
  StrategyRepository,
  StrategyVersion,
} from './ports/strategy-repository.ts';
export { SaveStrategy } from './use-cases/save-strategy.ts';
export { ListStrategies } from './use-cases/list-strategies.ts';
export { ExportStrategies } from './use-cases/export-strategies.ts';
export { ReadStrategy } from './use-cases/read-strategy.ts';
export { RenameStrategy } from './use-cases/rename-strategy.ts';
export type { RenameStrategyInput } from './use-cases/rename-strategy.ts';
export { OpenStrategy } from './use-cases/open-strategy.ts';
export type { OpenStrategyInput } from './use-cases/open-strategy.ts';
export { AdjustStrategy } from './use-cases/adjust-strategy.ts';
export type { AdjustStrategyInput } from './use-cases/adjust-strategy.ts';
export { CloseStrategy } from './use-cases/close-strategy.ts';
export type { CloseStrategyInput } from './use-cases/close-strategy.ts';
export { SettleStrategy } from './use-cases/settle-strategy.ts';
export type { SettleStrategyInput } from './use-cases/settle-strategy.ts';
export { AssignContracts } from './use-cases/assign-contracts.ts';
export type { AssignContractsInput } from './use-cases/assign-contracts.ts';
export { ReadMarks } from './use-cases/read-marks.ts';
export { SummariseStrategies } from './use-cases/summarise-strategies.ts';
export type { StrategiesSummary } from './use-cases/summarise-strategies.ts';
export { DeleteStrategy } from './use-cases/delete-strategy.ts';
export type { DeleteStrategyInput } from './use-cases/delete-strategy.ts';
export {
  CONTRACT_EXPIRED,
  CONTRACT_UNKNOWN,
  NOTHING_DUE,
  POSITION_DUE,
  POSITION_FULL,
  STRATEGY_INVALID,
  STRATEGY_STATUS,
  STRATEGIES_FULL,
  STRATEGY_UNKNOWN,
} from './strategies.errors.ts';
export { demandRoom, MOST_STRATEGIES } from './room-for.ts';
export { VERSION_CONFLICT } from '../../shared/index.ts';
export type { StrategyStore } from './strategy-change.ts';

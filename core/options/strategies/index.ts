export { withTrade } from './add-leg.ts';
export { planAfter } from './adjust-plan.ts';
export { PRICE_SOURCES, STRATEGY_STATUSES } from './strategy.ts';
export type {
  LegDraft,
  PlanAdjustment,
  PriceSource,
  Strategy,
  StrategyDraft,
  StrategyLeg,
  StrategyStatus,
} from './strategy.ts';
export { analysisInputOf, definingLegs, strategyLegs } from './strategy.ts';
export {
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
export {
  FILL_CAUSES,
  NOTHING_HELD,
  STEP_KINDS,
  afterFills,
  averageCost,
  cashOf,
  holdingLeg,
  holdingsAfter,
  isPayment,
  isReplacement,
  maxLossRemaining,
  profitAndLoss,
  realised,
  stepCash,
  turnover,
  unrealised,
} from './lifecycle/position.ts';
export type {
  Fill,
  FillCause,
  HeldContract,
  Holding,
  Holdings,
  StepCorrection,
  StepKind,
  StrategyStep,
} from './lifecycle/position.ts';
export {
  exerciseValue,
  outcomeByRule,
  OUTCOMES,
  settlementFills,
  STATED,
} from './lifecycle/settlement.ts';
export type { DueContract, Outcome, SettlementPrice } from './lifecycle/settlement.ts';
export { MAX_STEPS, MAX_TURNOVER, NOTE_MAX_LENGTH } from './lifecycle/prepare-step.ts';
export { withSteps } from './lifecycle/with-steps.ts';
export {
  lastDayWithShares,
  sharesHeldAt,
  withStatedDividend,
} from './lifecycle/stated-dividend.ts';
export { isBooked, withBookedIds } from './lifecycle/booked-steps.ts';
export type { ActionsKnown, UnbookableAction } from './lifecycle/with-booked-steps.ts';
export type {
  LifecyclePorts,
  StepCommit,
  StepDependencies,
  StepInput,
  TimedStepInput,
} from './lifecycle/prepare-step.ts';
export { MAX_TRADES, ORDER_SIDES } from './lifecycle/trades.ts';
export { stepKind } from './lifecycle/step-kind.ts';
export type { OrderSide, TradeDraft } from './lifecycle/trades.ts';
export {
  currentAnalysisInput,
  currentHoldings,
  awaitsSettlementPrice,
  isFullyMarked,
  markToMarket,
  markAllToMarket,
} from './lifecycle/mark-to-market.ts';
export type { MarkedHolding, MarkedStrategy, PositionMark } from './lifecycle/mark-to-market.ts';
export { MarketSnapshot, orNull, quoteIn } from './lifecycle/market-snapshot.ts';
export type { Prices, SnapshotPorts } from './lifecycle/market-snapshot.ts';
export { dayResults } from './lifecycle/day-result.ts';
export type { DailyMark } from './lifecycle/daily-marks.ts';
export {
  capitalOf,
  closedAt,
  openedAt,
  profitOf,
  returnsPercent,
} from './lifecycle/trade-result.ts';
export type { PlanningPorts } from './plan-strategy.ts';
export type {
  OwnedVersion,
  StrategyReader,
  StrategyRepository,
  StrategyVersion,
} from './ports/strategy-repository.ts';
export { SaveStrategy } from './use-cases/save-strategy.ts';
export { ListStrategies } from './use-cases/list-strategies.ts';
export { ExportStrategies } from './use-cases/export-strategies.ts';
export { ReadStrategy } from './use-cases/read-strategy.ts';
export {
  EMPTY_JOURNAL,
  JOURNAL_NOTE_MAX_LENGTH,
  MAX_TAGS,
  TAG_MAX_LENGTH,
  journalFaults,
  tagKey,
  tagsIn,
  trimmedJournal,
} from './journal.ts';
export type { Journal } from './journal.ts';
export type { WriteJournalInput } from './use-cases/write-journal.ts';
export { WriteJournal } from './use-cases/write-journal.ts';
export { RenameStrategy } from './use-cases/rename-strategy.ts';
export type { RenameStrategyInput } from './use-cases/rename-strategy.ts';
export { OpenStrategy } from './use-cases/open-strategy.ts';
export type { OpenStrategyInput } from './use-cases/open-strategy.ts';
export { AdjustStrategy } from './use-cases/adjust-strategy.ts';
export type { AdjustStrategyInput } from './use-cases/adjust-strategy.ts';
export { CloseStrategy } from './use-cases/close-strategy.ts';
export type { CloseStrategyInput } from './use-cases/close-strategy.ts';
export { nextReview, reviewDueAt } from './lifecycle/review.ts';
export { ReviewStrategies } from './use-cases/review-strategies.ts';
export type { AwaitedOwner, ReviewResult } from './use-cases/review-strategies.ts';
export { SettleStrategy } from './use-cases/settle-strategy.ts';
export type { SettleStrategyInput } from './use-cases/settle-strategy.ts';
export { ExerciseOrAssign } from './use-cases/exercise-or-assign.ts';
export type { ExerciseOrAssignInput } from './use-cases/exercise-or-assign.ts';
export { CorrectStep } from './use-cases/correct-step.ts';
export type { CorrectStepInput, FillCorrection } from './use-cases/correct-step.ts';
export { TakeBackStep } from './use-cases/take-back-step.ts';
export { MAX_CORRECTIONS } from './lifecycle/prepare-correction.ts';
export type { CorrectionInput } from './lifecycle/prepare-correction.ts';
export { fillTimeFault } from './lifecycle/fill-time.ts';
export type { FillTime, FillTimeBounds } from './lifecycle/fill-time.ts';
export { ReadDailyMarks } from './use-cases/read-daily-marks.ts';
export { DeleteStrategy } from './use-cases/delete-strategy.ts';
export type { DeleteStrategyInput } from './use-cases/delete-strategy.ts';
export {
  PRICES_NOT_IN_FORCE,
  CONTRACT_UNKNOWN,
  NOTHING_DUE,
  PAST_PRICE_UNKNOWN,
  POSITION_DUE,
  ACTION_UNBOOKABLE,
  CORPORATE_ACTIONS_UNKNOWN,
  POSITION_FULL,
  SETTLEMENT_PRICE_UNKNOWN,
  STEP_IMPOSSIBLE,
  STEP_UNKNOWN,
  STRATEGY_INVALID,
  STRATEGY_STATUS,
  STRATEGIES_FULL,
  STRATEGY_UNKNOWN,
} from './strategies.errors.ts';
export { MAX_STRATEGIES, requireRoom, strategyEntry } from './strategy-store.ts';
export { VERSION_CONFLICT } from '../../shared/index.ts';
export type { StrategyStore } from './strategy-store.ts';

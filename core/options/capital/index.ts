export {
  CAPITAL_ENTRY_KINDS,
  FIRST_CAPITAL_LEDGER,
  MAX_CAPITAL_ENTRIES,
  capitalFaults,
  capitalOn,
  inOrder,
  totalCapital,
  untouchedLedger,
  withTotal,
} from './ledger.ts';
export type { CapitalEntry, CapitalEntryKind, CapitalLedger, CapitalRecord } from './ledger.ts';
export { DEFAULT_PERCENT_LIMITS, MAX_CAPITAL, STARTING_CAPITAL } from './starting-values.ts';
export { CAPITAL_INVALID } from './capital.errors.ts';
export type { CapitalStore } from './ports/capital-store.ts';
export {
  LIMITS,
  brokenAccountLimits,
  brokenLimits,
  exposureOf,
  fittingUnits,
  hasPercentLimit,
  isStopReached,
  openLoss,
} from './risk-limits.ts';
export type {
  AccountRisk,
  AccountTrades,
  BrokenAccountLimit,
  BrokenLimit,
  Limit,
  OpenTrade,
  PlannedRisk,
  RiskLimits,
} from './risk-limits.ts';
export {
  accountTrades,
  hasNothingAtRisk,
  limitsBrokenAtOpening,
  lostInMonth,
} from './account-trades.ts';
export { drawdown } from './drawdown.ts';
export type { Drawdown } from './drawdown.ts';
export { exposureBy } from './exposure.ts';
export type { ExposurePart } from './exposure.ts';
export { kellyFraction, meanOfWorst, outcomesOf } from './kelly.ts';
export type { Outcome } from './kelly.ts';
export {
  CVAR_LEVEL,
  positionSize,
  positionSizes,
  unitRiskOf,
  unitsOf,
  withUnits,
} from './position-sizing.ts';
export type { PositionSizes, SizeVerdict, UnitRisk } from './position-sizing.ts';
export { ReadCapital, ledgerOf } from './use-cases/read-capital.ts';
export { ReplaceCapital, replaceRecord } from './use-cases/replace-capital.ts';
export type { ReplaceCapitalInput } from './use-cases/replace-capital.ts';
export { SummariseStrategies } from './use-cases/summarise-strategies.ts';
export type { StrategiesSummary } from './use-cases/summarise-strategies.ts';

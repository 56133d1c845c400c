export { PRICE_SOURCES, STRATEGY_STATUSES } from './strategy.ts';
export type {
  LegDraft,
  PriceSource,
  Strategy,
  StrategyDraft,
  StrategyLeg,
  StrategyStatus,
} from './strategy.ts';
export type { StrategyRepository } from './ports/strategy-repository.ts';
export {
  CONTRACT_EXPIRED,
  CONTRACT_UNKNOWN,
  STRATEGY_UNKNOWN,
  VERSION_CONFLICT,
} from './strategies.errors.ts';

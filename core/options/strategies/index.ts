export { PRICE_SOURCES, STRATEGY_STATUSES } from './strategy.ts';
export type {
  LegDraft,
  PriceSource,
  Strategy,
  StrategyDraft,
  StrategyLeg,
  StrategyStatus,
} from './strategy.ts';
export { analysisInputOf, strategyLegs } from './strategy-legs.ts';
export { MAX_CONTRACTS, MAX_LEGS, MAX_SHARES, draftFaults } from './draft-faults.ts';
export { STRATEGY_NAME_MAX_LENGTH, draftNameFault, nameOf, newNameFault } from './strategy-name.ts';
export type { PlanningPorts } from './plan-strategy.ts';
export type { StrategyRepository } from './ports/strategy-repository.ts';
export { SaveStrategy } from './use-cases/save-strategy.ts';
export { ListStrategies } from './use-cases/list-strategies.ts';
export { ExportStrategies } from './use-cases/export-strategies.ts';
export { ReadStrategy } from './use-cases/read-strategy.ts';
export { RenameStrategy } from './use-cases/rename-strategy.ts';
export type { RenameStrategyInput } from './use-cases/rename-strategy.ts';
export { DeleteStrategy } from './use-cases/delete-strategy.ts';
export type { DeleteStrategyInput } from './use-cases/delete-strategy.ts';
export {
  CONTRACT_EXPIRED,
  CONTRACT_UNKNOWN,
  STRATEGY_INVALID,
  STRATEGY_UNKNOWN,
} from './strategies.errors.ts';
export { VERSION_CONFLICT } from '../../shared/index.ts';

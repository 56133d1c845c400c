export type {
  CorporateActionCheck,
  CorporateActionChecks,
} from './ports/corporate-action-checks.ts';
export { CarryOverCorporateActions } from './use-cases/carry-over.ts';
export type { CarryOverPorts, CarryOverWork } from './use-cases/carry-over.ts';

export { isRevertible, RevertAuditEntry } from './use-cases/revert-audit-entry.ts';
export type { RevertRepositories } from './use-cases/revert-audit-entry.ts';
export type { SignupCounter } from './ports/signup-counter.ts';
export { ListActivity, ReadDashboard } from './use-cases/read-dashboard.ts';
export type { Dashboard, DashboardPorts } from './use-cases/read-dashboard.ts';
export { ReadOutbox } from './use-cases/read-outbox.ts';
export {
  CheckEarningsFile,
  ReadEarningsUpload,
  RemoveEarningsFile,
  StoreEarningsFile,
} from './use-cases/earnings-upload.ts';
export type { EarningsOutcome } from './use-cases/earnings-upload.ts';
export { CheckMarketKey, RemoveMarketKey, StoreMarketKey } from './use-cases/market-key.ts';
export { AUDIT_CHANGED_SINCE, AUDIT_NOT_REVERTIBLE, AUDIT_SUBJECT_GONE } from './admin.errors.ts';

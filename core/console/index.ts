export { isRevertible } from './reversals.ts';
export type { RevertRepositories } from './reversals.ts';
export type { Newcomers } from './ports/newcomers.ts';
export { ListActivity } from './use-cases/list-activity.ts';
export { ReadDashboard } from './use-cases/read-dashboard.ts';
export type { Dashboard, DashboardPorts } from './use-cases/read-dashboard.ts';
export { ReadOutbox } from './use-cases/read-outbox.ts';
export { RevertAuditEntry } from './use-cases/revert-audit-entry.ts';
export { AUDIT_CHANGED_SINCE, AUDIT_NOT_REVERTIBLE, AUDIT_SUBJECT_GONE } from './console.errors.ts';

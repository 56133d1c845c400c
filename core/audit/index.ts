export {
  auditEntry,
  AUDIT_REALMS,
  isSameState,
  SYSTEM,
  CHAIN_START,
  chainEntry,
  CHAIN_FAULTS,
  chainFault,
} from './audit-entry.ts';
export type {
  AuditActor,
  NewAuditEntry,
  AuditRealm,
  AuditState,
  AuditSubject,
  AuditEntry,
  ChainEnd,
  Digest,
  ChainFault,
} from './audit-entry.ts';
export { NO_FILTER } from './audit-filter.ts';
export type { AuditFilter } from './audit-filter.ts';
export { AUDIT_ENTRY_UNKNOWN } from './audit.errors.ts';
export type { AuditLog } from './ports/audit-log.ts';
export type { AuditTrail, NamedAuditEntry } from './ports/audit-trail.ts';
export { ListAuditEntries, ReadAuditEntry } from './use-cases/list-audit-entries.ts';
export { ExportAudit } from './use-cases/export-audit.ts';
export { VerifyAudit } from './use-cases/verify-audit.ts';
export type { AuditIntegrity, ChainBreak } from './use-cases/verify-audit.ts';

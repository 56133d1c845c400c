export {
  auditEntry,
  AUDIT_REALMS,
  CHAIN_START,
  chainEntry,
  isSameGroup,
  isSameState,
  sortedJson,
  SYSTEM,
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
} from './audit-entry.ts';
export { CHAIN_FAULTS, chainFault } from './audit-chain.ts';
export type { ChainFault } from './audit-chain.ts';
export {
  concernsPerson,
  erasureOf,
  pseudonymOf,
  QUOTING_ACTIONS,
  withoutDetails,
} from './erasure.ts';
export type { ErasedPerson, ErasureScope } from './erasure.ts';
export { EraseOldDetails } from './use-cases/erase-old-details.ts';
export { MAX_NAMED_ACCOUNTS, NO_FILTER } from './audit-filter.ts';
export type { AuditFilter, NamedAccounts } from './audit-filter.ts';
export { AUDIT_ENTRY_UNKNOWN } from './audit.errors.ts';
export type { AuditLog } from './ports/audit-log.ts';
export type { AuditTrail, GroupedAuditEntry, NamedAuditEntry } from './ports/audit-trail.ts';
export {
  ListAuditEntries,
  ListEntriesOfUser,
  ReadAuditEntry,
} from './use-cases/list-audit-entries.ts';
export { ExportAudit } from './use-cases/export-audit.ts';
export { VerifyAudit } from './use-cases/verify-audit.ts';
export type { AuditIntegrity, ChainBreak } from './use-cases/verify-audit.ts';

import type { NewAuditEntry } from '../audit-entry.ts';

/** The audit log. test/conformance/audit-log states what every adapter must do. */
export interface AuditLog {
  /** Appends the entry at the end of the unit of work; it is dropped when the work fails. */
  record(note: NewAuditEntry): void;
}

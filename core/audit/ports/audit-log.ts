import type { NewAuditEntry } from '../audit-entry.ts';

/** What was done, by whom. test/conformance/audit-log states what every adapter must do. */
export interface AuditLog {
  /** Appends the note when the unit of work ends, last of all; nothing of it stays when the work fails. */
  record(note: NewAuditEntry): void;
}

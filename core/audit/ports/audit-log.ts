import type { NewAuditEntry } from '../audit-entry.ts';
import type { ErasureScope } from '../erasure.ts';

/** The audit log. test/conformance/audit-log states what every adapter must do. */
export interface AuditLog {
  /** Appends the entry at the end of the unit of work; it is dropped when the work fails. */
  record(note: NewAuditEntry): void;
  /** Likewise; the entry also erases the details of the earlier entries in scope. */
  erase(note: NewAuditEntry, scope: ErasureScope): void;
}

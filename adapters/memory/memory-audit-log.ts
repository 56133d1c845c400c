import type { AuditLog, NewAuditEntry } from '@toolyard/core/audit';
import type { MemoryTables } from './memory-tables.ts';

/** Notes in the order in which they were recorded; they roll back with their unit of work. */
export class MemoryAuditLog implements AuditLog {
  constructor(private readonly tables: MemoryTables) {}

  record(note: NewAuditEntry): void {
    this.tables.audit = [...this.tables.audit, structuredClone(note)];
  }

  /** What a test looks at. */
  notes(): readonly NewAuditEntry[] {
    return this.tables.audit;
  }
}

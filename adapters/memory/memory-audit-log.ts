import type { AuditLog, AuditNote } from '@toolyard/core/audit';
import type { MemoryTables } from './memory-tables.ts';

/** Notes in the order in which they were recorded; they roll back with their unit of work. */
export class MemoryAuditLog implements AuditLog {
  constructor(private readonly tables: MemoryTables) {}

  record(note: AuditNote): void {
    this.tables.audit = [...this.tables.audit, structuredClone(note)];
  }

  /** What a test looks at. */
  notes(): readonly AuditNote[] {
    return this.tables.audit;
  }
}

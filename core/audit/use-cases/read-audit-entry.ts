import { AUDIT_ENTRY_UNKNOWN } from '../audit.errors.ts';
import type { AuditTrail, NamedAuditEntry } from '../ports/audit-trail.ts';

/** One entry. */
export class ReadAuditEntry {
  constructor(private readonly trail: Pick<AuditTrail, 'find'>) {}

  async execute(sequence: number): Promise<NamedAuditEntry> {
    const found = await this.trail.find(sequence);
    if (!found) throw AUDIT_ENTRY_UNKNOWN();
    return found;
  }
}

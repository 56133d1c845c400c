import { auditEntry, type AuditActor } from '../audit-entry.ts';
import type { Clock, UnitOfWork } from '../../shared/index.ts';
import type { AuditFilter, NamedAccounts } from '../audit-filter.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { AuditTrail, NamedAuditEntry } from '../ports/audit-trail.ts';
import { findAccounts } from './list-audit-entries.ts';

const AT_ONCE = 500;

/** Streams all entries that match the filter, newest first. The export itself is audited. */
export class ExportAudit {
  constructor(
    private readonly work: UnitOfWork<{ readonly audit: AuditLog }>,
    private readonly trail: Pick<AuditTrail, 'list' | 'accountsNamed'>,
    private readonly clock: Clock,
  ) {}

  async execute(filter: AuditFilter, actor: AuditActor): Promise<AsyncIterable<NamedAuditEntry>> {
    const entry = auditEntry({
      at: this.clock.now(),
      actor,
      action: 'audit.exported',
      after: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null)),
    });
    await this.work.run(({ audit }) => Promise.resolve(audit.record(entry)));
    const { named } = await findAccounts(filter, this.trail);
    return this.entries(filter, named);
  }

  private async *entries(
    filter: AuditFilter,
    named: NamedAccounts,
  ): AsyncGenerator<NamedAuditEntry> {
    let before: number | null = null;
    for (;;) {
      const page: readonly NamedAuditEntry[] = await this.trail.list(
        filter,
        before,
        AT_ONCE,
        named,
      );
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < AT_ONCE) return;
      before = last.sequence;
    }
  }
}

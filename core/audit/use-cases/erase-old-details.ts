import type { Clock, UnitOfWork } from '../../shared/index.ts';
import { auditEntry, SYSTEM } from '../audit-entry.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { AuditTrail } from '../ports/audit-trail.ts';

const DAY = 86_400_000;
/** Small, so that the end of the log is locked briefly. */
const AT_ONCE = 1000;

/** Erases personal details of audit entries whose retention has ended; the entries stay. */
export class EraseOldDetails {
  constructor(
    private readonly work: UnitOfWork<{ readonly audit: AuditLog }>,
    private readonly trail: Pick<AuditTrail, 'hasPersonalBefore'>,
    private readonly clock: Clock,
    private readonly retentionDays: number,
  ) {}

  /** Returns whether there were any. */
  async execute(): Promise<boolean> {
    const at = this.clock.now();
    const before = at - this.retentionDays * DAY;
    let erases = false;
    while (await this.trail.hasPersonalBefore(before)) {
      const after = { before: new Date(before).toISOString() };
      const note = auditEntry({ at, actor: SYSTEM, action: 'audit.detailsExpired', after });
      await this.work.run(({ audit }) =>
        Promise.resolve(audit.erase(note, { before, limit: AT_ONCE })),
      );
      erases = true;
    }
    return erases;
  }
}

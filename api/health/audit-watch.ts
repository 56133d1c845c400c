import type { AuditIntegrity, ChainBreak } from '@toolyard/core/audit';
import type { Logger } from 'pino';

const WHAT_TO_DO =
  'the audit log is not as it was written: keep this database and its backups, compare them with ' +
  'npm run verify-audit, and find out who had access; docs/operations.md says how to go on';

/** Result of the latest check of the audit log. */
export class AuditWatch {
  private found: AuditIntegrity | null = null;

  constructor(private readonly logger: Pick<Logger, 'error'>) {}

  /** Where the chain breaks first; null while it is whole, or not walked yet. */
  get broken(): ChainBreak | null {
    return this.found?.broken ?? null;
  }

  /** Entries up to the end of the log, as far as it was walked. */
  get entries(): number {
    return this.found?.end.sequence ?? 0;
  }

  update(found: AuditIntegrity): void {
    const before = this.broken;
    this.found = found;
    const { broken } = found;
    if (broken && (broken.sequence !== before?.sequence || broken.fault !== before.fault))
      this.logger.error({ sequence: broken.sequence, fault: broken.fault }, WHAT_TO_DO);
  }
}

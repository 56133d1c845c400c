import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { VerifyAudit, type AuditIntegrity } from '@toolyard/core/audit';
import type { Clock } from '@toolyard/core/shared';
import type { AuditWatch } from '../../health/audit-watch.ts';
import { PORTS } from '../../composition/ports.ts';

const CACHED_MS = 5_000;
const PATIENCE_MS = 3_000;

/** The latest check of the audit log. Concurrent requests share one check. */
@Injectable()
export class IntegrityCheck {
  private last: AuditIntegrity | null = null;
  private running: Promise<AuditIntegrity> | null = null;

  constructor(
    private readonly verification: VerifyAudit,
    @Inject(PORTS.clock) private readonly clock: Clock,
    @Inject(PORTS.auditWatch) private readonly watch: AuditWatch,
  ) {}

  /** The newest result; null while the first walk goes on. */
  async newest(): Promise<AuditIntegrity | null> {
    if (this.last && (await this.stillHolds(this.last))) return this.last;
    this.running ??= this.walk();
    const controller = new AbortController();
    const late = pause(PATIENCE_MS, null, { signal: controller.signal, ref: false });
    const found = await Promise.race([this.running, late.catch(() => null)]);
    controller.abort();
    return found ?? this.last;
  }

  private async stillHolds(found: AuditIntegrity): Promise<boolean> {
    const isRecent = Math.abs(this.clock.now() - found.checkedAt) < CACHED_MS;
    return isRecent && this.verification.isCurrent(found);
  }

  private async walk(): Promise<AuditIntegrity> {
    try {
      this.last = await this.verification.execute();
      this.watch.update(this.last);
      return this.last;
    } finally {
      this.running = null;
    }
  }
}

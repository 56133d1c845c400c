import { actorOf, asAdmin, type Principal } from '../../accounts/index.ts';
import { auditEntry, type AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';

/** Audits the upload of an image. */
export class RecordUpload {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(
    { url }: { readonly url: string },
    principal: Principal,
  ): Promise<{ readonly url: string }> {
    await Promise.resolve();
    this.audit.record(
      auditEntry({
        at: this.clock.now(),
        actor: actorOf(asAdmin(principal)),
        action: 'image.uploaded',
        subject: { kind: 'image', id: url, name: '' },
        after: { url },
      }),
    );
    return { url };
  }
}

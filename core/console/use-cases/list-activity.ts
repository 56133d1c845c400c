import { asAdmin, type Principal } from '../../accounts/index.ts';
import { EVERY_ENTRY, type AuditTrail, type NamedAuditEntry } from '../../audit/index.ts';

const SHOWN = 10;

/** What was done last: by anybody for a superadmin, by the caller for other admins. */
export class ListActivity {
  constructor(private readonly trail: Pick<AuditTrail, 'list'>) {}

  async execute(principal: Principal): Promise<readonly NamedAuditEntry[]> {
    const { adminId, role } = asAdmin(principal);
    const own = role === 'superadmin' ? {} : { realm: 'admin' as const, actor: adminId };
    return this.trail.list({ ...EVERY_ENTRY, ...own }, null, SHOWN);
  }
}

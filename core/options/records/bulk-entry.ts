import { actorOf, type Principal } from '../../accounts/index.ts';
import { auditEntry, type NewAuditEntry } from '../../audit/index.ts';
import type { Instant } from '../../shared/index.ts';

/** The audit entry of adding or removing many strategies at once. */
export const bulkEntry = (
  action: 'samples.loaded' | 'samples.removed' | 'trades.imported',
  count: number,
  principal: Principal,
  at: Instant,
): NewAuditEntry =>
  auditEntry({ at, actor: actorOf(principal), action, after: { strategies: count } });

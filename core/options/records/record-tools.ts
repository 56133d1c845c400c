import { actorOf, type Principal } from '../../accounts/index.ts';
import { auditEntry, type AuditLog } from '../../audit/index.ts';
import type { Clock, IdSource } from '../../shared/index.ts';
import type { StrategyRepository } from '../strategies/index.ts';

/** What changing many strategies at once needs. */
export interface RecordTools {
  readonly strategies: StrategyRepository;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** Notes in the audit log how many strategies came or went. */
export const noteMany = (
  action: 'samples.loaded' | 'samples.removed' | 'trades.imported',
  count: number,
  principal: Principal,
  { audit, clock }: Pick<RecordTools, 'audit' | 'clock'>,
): void =>
  audit.record(
    auditEntry({
      at: clock.now(),
      actor: actorOf(principal),
      action,
      after: { strategies: count },
    }),
  );

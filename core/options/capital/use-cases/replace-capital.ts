import { actorOf, asUser, type Principal } from '../../../accounts/index.ts';
import { auditEntry, type AuditLog } from '../../../audit/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import { toDollars, type Clock } from '../../../shared/index.ts';
import { CAPITAL_INVALID } from '../capital.errors.ts';
import {
  capitalFaults,
  inOrder,
  totalCapital,
  type CapitalLedger,
  type CapitalRecord,
} from '../ledger.ts';
import type { CapitalStore } from '../ports/capital-store.ts';
import { ledgerOf } from './read-capital.ts';

export interface ReplaceCapitalInput {
  readonly record: CapitalRecord;
  /** The version that the caller has seen; null accepts any. */
  readonly version: number | null;
}

interface LedgerPorts {
  readonly capital: CapitalStore;
  readonly audit: AuditLog;
  readonly clock: Clock;
}

/** Replaces the caller's starting capital, deposits and withdrawals. */
export class ReplaceCapital {
  constructor(
    private readonly capital: CapitalStore,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(
    { record, version }: ReplaceCapitalInput,
    principal: Principal,
  ): Promise<CapitalLedger> {
    const before = await ledgerOf(this.capital, asUser(principal).userId);
    const ports = { capital: this.capital, audit: this.audit, clock: this.clock };
    return replaceRecord(
      ports,
      { ...before, version: version ?? before.version },
      record,
      principal,
    );
  }
}

/** Stores another record under the version after `before` and audits it; refuses it with CAPITAL_INVALID. */
export async function replaceRecord(
  { capital, audit, clock }: LedgerPorts,
  before: CapitalLedger,
  record: CapitalRecord,
  principal: Principal,
): Promise<CapitalLedger> {
  const now = clock.now();
  const details = capitalFaults(record, newYorkDate(now));
  if (details.length > 0) throw CAPITAL_INVALID({ details });
  const after: CapitalLedger = {
    ownerId: before.ownerId,
    version: before.version + 1,
    startingCapital: record.startingCapital,
    entries: inOrder(record.entries),
    updatedAt: Math.max(now, before.updatedAt),
  };
  await capital.put(after);
  audit.record(
    auditEntry({
      at: now,
      actor: actorOf(principal),
      action: 'capital.changed',
      subject: { kind: 'capital', id: before.ownerId, name: '' },
      before: inDollars(before),
      after: inDollars(after),
    }),
  );
  return after;
}

/** A ledger as the audit log has it. */
const inDollars = (record: CapitalRecord) => ({
  capital: toDollars(totalCapital(record)),
  startingCapital: toDollars(record.startingCapital),
  capitalEntries: record.entries.map((entry) => ({ ...entry, amount: toDollars(entry.amount) })),
});

import {
  isAccountChangeRevertible,
  revertAccountChange,
  actorOf,
  asSuperadmin,
  demandStepUp,
  type Principal,
  type RevertAccountContext,
  type SessionPorts,
} from '../../accounts/index.ts';
import {
  auditEntry,
  AUDIT_ENTRY_UNKNOWN,
  type NewAuditEntry,
  type AuditEntry,
  type AuditState,
  type AuditTrail,
} from '../../audit/index.ts';
import {
  isToolChangeRevertible,
  revertToolChange,
  type ToolRepository,
} from '../../tools/index.ts';
import { DomainError, VERSION_CONFLICT, type Language } from '../../shared/index.ts';
import { AUDIT_CHANGED_SINCE, AUDIT_NOT_REVERTIBLE, AUDIT_SUBJECT_GONE } from '../admin.errors.ts';

type Entry = Pick<NewAuditEntry, 'action' | 'subject' | 'before' | 'after'>;

/** Reverts the change of an entry within the unit of work of the repositories. */
export type Revert = (entry: Entry, principal: Principal) => Promise<void>;

export type RevertRepositories = RevertAccountContext['all'] & { readonly tools: ToolRepository };

type RevertContext = Omit<RevertAccountContext, 'all'> & {
  readonly all: RevertRepositories;
};

/** Whether the change of an entry can be reverted, provided nothing was changed since. */
export const isRevertible = (entry: Pick<AuditEntry, 'action' | 'erasedBy'>): boolean =>
  entry.erasedBy === null && (isToolChangeRevertible(entry) || isAccountChangeRevertible(entry));

/** The handler that reverts the entry; null when it cannot be reverted. */
function revertHandlerFor(entry: Pick<Entry, 'action'>, tools: RevertContext): Revert | null {
  const { all, ports } = tools;
  if (isToolChangeRevertible(entry))
    return (each, principal) => revertToolChange({ ...all, clock: ports.clock }, each, principal);
  if (isAccountChangeRevertible(entry))
    return (each, principal) => revertAccountChange(tools, each, principal);
  return null;
}

interface RevertAuditEntryInput {
  readonly sequence: number;
  /** Language of the notification mails. */
  readonly language: Language;
}

/**
 * Takes back what an entry of the audit log tells, under the rules of any other change. The change is recorded as one,
 * and beside it which entry it took back.
 */
export class RevertAuditEntry {
  constructor(
    private readonly trail: Pick<AuditTrail, 'find'>,
    private readonly all: RevertRepositories,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute(
    { sequence, language }: RevertAuditEntryInput,
    principal: Principal,
  ): Promise<void> {
    const { all, ports } = this;
    const at = ports.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const entry = await this.trail.find(sequence);
    if (!entry) throw AUDIT_ENTRY_UNKNOWN();
    const revert = revertHandlerFor(entry, { all, ports, language });
    if (!revert) throw AUDIT_NOT_REVERTIBLE();
    await revert(entry, principal).catch((fault: unknown) => {
      throw refusalOf(fault, entry);
    });
    const { action, subject } = entry;
    all.audit.record(
      auditEntry({
        at,
        actor: actorOf(principal),
        action: 'audit.reverted',
        subject: { kind: 'entry', id: String(sequence), name: subject?.name ?? '' },
        after: { sequence, action, subject },
      }),
    );
  }
}

/** The error of the revert in the terms of the audit log. */
function refusalOf(fault: unknown, entry: AuditEntry): unknown {
  if (!(fault instanceof DomainError)) return fault;
  if (fault.kind === 'notFound') return AUDIT_SUBJECT_GONE({ cause: fault });
  if (fault.code !== VERSION_CONFLICT.code) return fault;
  const { details } = fault;
  const current = details && 'current' in details ? stateLike(entry, details.current) : null;
  return AUDIT_CHANGED_SINCE({ details: { current }, cause: fault });
}

/** The current values of the fields in the entry. */
function stateLike({ before, after }: AuditEntry, current: unknown): AuditState {
  const now = { ...(current as AuditState) };
  return Object.fromEntries(
    Object.keys({ ...before, ...after }).map((name) => [name, now[name] ?? null]),
  );
}

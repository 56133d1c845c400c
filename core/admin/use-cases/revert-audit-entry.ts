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

/** Takes back what an entry tells, in the unit of work that the repositories belong to. */
export type Revert = (entry: Entry, principal: Principal) => Promise<void>;

export type RevertRepositories = RevertAccountContext['all'] & { readonly tools: ToolRepository };

export type RevertContext = Omit<RevertAccountContext, 'all'> & {
  readonly all: RevertRepositories;
};

/** Whether what an entry tells can be taken back, where nothing else was changed since. */
export const isRevertible = (entry: Pick<Entry, 'action'>): boolean =>
  isToolChangeRevertible(entry) || isAccountChangeRevertible(entry);

/** How what the entry tells is taken back; null when it cannot be. */
export function revertHandlerFor(
  entry: Pick<Entry, 'action'>,
  tools: RevertContext,
): Revert | null {
  const { all, ports } = tools;
  if (isToolChangeRevertible(entry))
    return (each, principal) => revertToolChange({ ...all, clock: ports.clock }, each, principal);
  if (isAccountChangeRevertible(entry))
    return (each, principal) => revertAccountChange(tools, each, principal);
  return null;
}

export interface RevertAuditEntryInput {
  readonly sequence: number;
  /** Of the mails that tell owners of it. */
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
    all.audit.record({
      at,
      actor: actorOf(principal),
      action: 'audit.reverted',
      subject: { kind: 'entry', id: String(sequence), name: subject?.name ?? '' },
      before: null,
      after: { sequence, action, subject },
      address: '',
    });
  }
}

/** What stands in the way, in the terms of the log. */
function refusalOf(fault: unknown, entry: AuditEntry): unknown {
  if (!(fault instanceof DomainError)) return fault;
  if (fault.kind === 'notFound') return AUDIT_SUBJECT_GONE({ cause: fault });
  if (fault.code !== VERSION_CONFLICT.code) return fault;
  const { details } = fault;
  const current = details && 'current' in details ? stateLike(entry, details.current) : null;
  return AUDIT_CHANGED_SINCE({ details: { current }, cause: fault });
}

/** Of what stands now, the fields that the entry tells of. */
function stateLike({ before, after }: AuditEntry, current: unknown): AuditState {
  const now = { ...(current as AuditState) };
  return Object.fromEntries(
    Object.keys({ ...before, ...after }).map((name) => [name, now[name] ?? null]),
  );
}

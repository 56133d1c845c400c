import type { AccountRepositories, Principal } from '../accounts/index.ts';
import type { AuditLog, AuditNote } from '../audit/index.ts';
import { isPeopleChangeRevertible, revertPeopleChange } from '../people/index.ts';
import type { Clock } from '../shared/index.ts';
import { isToolChangeRevertible, revertToolChange, type ToolRepository } from '../tools/index.ts';

type Entry = Pick<AuditNote, 'action' | 'subject' | 'before' | 'after'>;

/** Takes back what an entry tells, in the unit of work that the repositories belong to. */
export type Revert = (entry: Entry, principal: Principal) => Promise<void>;

export interface RevertRepositories extends Pick<
  AccountRepositories,
  'users' | 'sessions' | 'admins' | 'adminSessions' | 'adminSecondFactors'
> {
  readonly tools: ToolRepository;
  readonly audit: AuditLog;
}

/** Whether what an entry tells can be taken back, where nothing else was changed since. */
export const isRevertible = (entry: Pick<Entry, 'action'>): boolean =>
  isToolChangeRevertible(entry) || isPeopleChangeRevertible(entry);

/** How what the entry tells is taken back; null when it cannot be. */
export function reversalOf(
  entry: Pick<Entry, 'action'>,
  all: RevertRepositories,
  clock: Clock,
): Revert | null {
  if (isToolChangeRevertible(entry))
    return (each, principal) => revertToolChange({ ...all, clock }, each, principal);
  if (isPeopleChangeRevertible(entry))
    return (each, principal) => revertPeopleChange({ all, clock }, each, principal);
  return null;
}

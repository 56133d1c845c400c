import {
  isPeopleChangeRevertible,
  revertPeopleChange,
  type Principal,
  type RevertPeoplePorts,
} from '../accounts/index.ts';
import type { AuditNote } from '../audit/index.ts';
import { isToolChangeRevertible, revertToolChange, type ToolRepository } from '../tools/index.ts';

type Entry = Pick<AuditNote, 'action' | 'subject' | 'before' | 'after'>;

/** Takes back what an entry tells, in the unit of work that the repositories belong to. */
export type Revert = (entry: Entry, principal: Principal) => Promise<void>;

export type RevertRepositories = RevertPeoplePorts['all'] & { readonly tools: ToolRepository };

export type RevertTools = Omit<RevertPeoplePorts, 'all'> & { readonly all: RevertRepositories };

/** Whether what an entry tells can be taken back, where nothing else was changed since. */
export const isRevertible = (entry: Pick<Entry, 'action'>): boolean =>
  isToolChangeRevertible(entry) || isPeopleChangeRevertible(entry);

/** How what the entry tells is taken back; null when it cannot be. */
export function reversalOf(entry: Pick<Entry, 'action'>, tools: RevertTools): Revert | null {
  const { all, ports } = tools;
  if (isToolChangeRevertible(entry))
    return (each, principal) => revertToolChange({ ...all, clock: ports.clock }, each, principal);
  if (isPeopleChangeRevertible(entry))
    return (each, principal) => revertPeopleChange(tools, each, principal);
  return null;
}

import { asSuperadmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import type { User } from '../../user.ts';
import { DomainError, type Clock, type Texts } from '../../../shared/index.ts';
import {
  changedUser,
  deleteUserAccount,
  endSessionsOf,
  lockUser,
  restoreUserAccount,
  storeUser,
  USER_ACTIONS,
  userEntry,
  userState,
  type UserDeletionRepositories,
} from '../user-changes.ts';

export const BULK_USER_ACTIONS = ['delete', 'disable', 'enable', 'endSessions', 'restore'] as const;
export type BulkUserAction = (typeof BULK_USER_ACTIONS)[number];

export interface BulkUsersInput {
  readonly action: BulkUserAction;
  readonly ids: readonly string[];
}

/** What became of one user. */
export type BulkUserOutcome =
  | { readonly id: string; readonly ok: true }
  | { readonly id: string; readonly ok: false; readonly code: string; readonly texts: Texts };

/** Deletes several users, disables, enables or signs them out, or restores them, and says of each what became of it. */
export class BulkUsers {
  constructor(
    private readonly all: UserDeletionRepositories,
    private readonly clock: Clock,
  ) {}

  async execute(
    { action, ids }: BulkUsersInput,
    principal: Principal,
  ): Promise<readonly BulkUserOutcome[]> {
    demandStepUp(asSuperadmin(principal), this.clock.now());
    const outcomes = new Map<string, BulkUserOutcome>();
    // In one order for everybody, so that two such calls never wait for each other.
    for (const id of ids.toSorted()) outcomes.set(id, await this.outcome(action, id, principal));
    return ids.flatMap((id) => outcomes.get(id) ?? []);
  }

  /** Each user is validated before anything is written. */
  private async outcome(
    action: BulkUserAction,
    id: string,
    principal: Principal,
  ): Promise<BulkUserOutcome> {
    try {
      if (action === 'restore') await restoreUserAccount(this.all, id, principal, this.clock.now());
      else await this.act(action, await lockUser(this.all, id, null), principal);
      return { id, ok: true };
    } catch (fault) {
      if (!(fault instanceof DomainError)) throw fault;
      return { id, ok: false, code: fault.code, texts: fault.texts };
    }
  }

  private async act(
    action: Exclude<BulkUserAction, 'restore'>,
    user: User,
    principal: Principal,
  ): Promise<void> {
    const at = this.clock.now();
    if (action === 'delete') return deleteUserAccount(this.all, user, principal, at);
    if (action !== 'endSessions') return this.setActive(user, action === 'enable', principal);
    await endSessionsOf(user.id, this.all.sessions, at);
    this.all.audit.record(userEntry({ action: USER_ACTIONS.sessionsEnded, user }, principal, at));
  }

  private async setActive(before: User, active: boolean, principal: Principal): Promise<void> {
    if (before.active === active) return;
    const at = this.clock.now();
    const user = changedUser(before, { active }, principal, at);
    await storeUser(before, user, this.all);
    const states = { before: userState(before), after: userState(user) };
    this.all.audit.record(
      userEntry({ action: USER_ACTIONS.updated, user, ...states }, principal, at),
    );
  }
}

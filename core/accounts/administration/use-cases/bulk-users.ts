import { asSuperadmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import { MATCHES_CHANGED } from '../../accounts.errors.ts';
import type { UserDirectory } from '../../ports/user-directory.ts';
import type { User } from '../../user.ts';
import { DomainError, type Clock, type Instant, type Texts } from '../../../shared/index.ts';
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
import { searchText, type UserGroup } from '../user-list.ts';

export const BULK_USER_ACTIONS = ['delete', 'disable', 'enable', 'endSessions', 'restore'] as const;
export type BulkUserAction = (typeof BULK_USER_ACTIONS)[number];

/** Maximum number of users of one call. */
export const MAX_BULK_USERS = 1_000;

/** All users that a list of the console shows on its pages. */
export interface MatchingUsers extends UserGroup {
  /** As typed. */
  readonly search: string;
  /** Number of users that the caller has seen to match. */
  readonly count: number;
}

export type BulkUsersInput = { readonly action: BulkUserAction } & (
  | { readonly ids: readonly string[] }
  | { readonly matching: MatchingUsers }
);

interface NamedUser {
  readonly id: string;
  /** Null where the caller named the user by its id. */
  readonly name: string | null;
}

/** What became of one user. */
export type BulkUserOutcome = NamedUser &
  (
    | {
        readonly ok: true;
        /** False where the user was in the wanted state before. */
        readonly changed: boolean;
      }
    | { readonly ok: false; readonly code: string; readonly texts: Texts }
  );

/** Deletes several users, disables, enables or signs them out, or restores them, and says of each what became of it. */
export class BulkUsers {
  constructor(
    private readonly all: UserDeletionRepositories & { readonly userDirectory: UserDirectory },
    private readonly clock: Clock,
  ) {}

  async execute(input: BulkUsersInput, principal: Principal): Promise<readonly BulkUserOutcome[]> {
    // One moment for all, by which the audit log knows their entries as one action.
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const users =
      'ids' in input
        ? input.ids.map((id) => ({ id, name: null }))
        : await this.matches(input.matching);
    const outcomes = new Map<string, BulkUserOutcome>();
    // In one order for everybody, so that two such calls never wait for each other.
    for (const user of users.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      outcomes.set(user.id, await this.outcome(input.action, user, principal, at));
    return users.flatMap(({ id }) => outcomes.get(id) ?? []);
  }

  /** The users that match now, the oldest first; refuses with MATCHES_CHANGED where they are more or fewer than the caller saw. */
  private async matches({ search, count, ...group }: MatchingUsers): Promise<readonly NamedUser[]> {
    const found = await this.all.userDirectory.query({
      filter: { text: searchText(search), ...group },
      order: { sort: 'createdAt', direction: 'asc' },
      matches: count,
      after: null,
      skip: 0,
      limit: count + 1,
    });
    if (found.length !== count) throw MATCHES_CHANGED();
    return found;
  }

  /** Each user is validated before anything is written. */
  private async outcome(
    action: BulkUserAction,
    { id, name }: NamedUser,
    principal: Principal,
    at: Instant,
  ): Promise<BulkUserOutcome> {
    try {
      const changed = await this.act(action, id, principal, at);
      return { id, name, ok: true, changed };
    } catch (fault) {
      if (!(fault instanceof DomainError)) throw fault;
      return { id, name, ok: false, code: fault.code, texts: fault.texts };
    }
  }

  /** Returns whether the user was in another state before. */
  private async act(
    action: BulkUserAction,
    id: string,
    principal: Principal,
    at: Instant,
  ): Promise<boolean> {
    if (action === 'restore') {
      await restoreUserAccount(this.all, id, principal, at);
      return true;
    }
    const user = await lockUser(this.all, id, null);
    if (action === 'disable' || action === 'enable')
      return this.setActive(user, action === 'enable', principal, at);
    if (action === 'delete') await deleteUserAccount(this.all, user, principal, at);
    else {
      await endSessionsOf(id, this.all.sessions, at);
      this.all.audit.record(userEntry({ action: USER_ACTIONS.sessionsEnded, user }, principal, at));
    }
    return true;
  }

  private async setActive(
    before: User,
    active: boolean,
    principal: Principal,
    at: Instant,
  ): Promise<boolean> {
    if (before.active === active) return false;
    const user = changedUser(before, { active }, principal, at);
    await storeUser(before, user, this.all);
    const states = { before: userState(before), after: userState(user) };
    this.all.audit.record(
      userEntry({ action: USER_ACTIONS.updated, user, ...states }, principal, at),
    );
    return true;
  }
}

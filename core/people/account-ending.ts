import {
  asSuperadmin,
  type AccountRepositories,
  type OwnedRecords,
  type Principal,
  type User,
} from '../accounts/index.ts';
import type { Instant } from '../shared/index.ts';
import { SUPERADMIN_UNDELETABLE } from './people.errors.ts';
import { USER_ACTIONS, userNote, userState } from './user-change.ts';

export interface EndingRepositories extends Pick<
  AccountRepositories,
  'users' | 'sessions' | 'audit'
> {
  /** Everything that keeps records of users. */
  readonly owned: readonly OwnedRecords[];
}

/** Ends somebody's account as its owner could; never a superadmin's. */
export async function endAccount(
  { users, owned, audit }: EndingRepositories,
  user: User,
  caller: Principal,
  at: Instant,
): Promise<void> {
  asSuperadmin(caller);
  if (user.role === 'superadmin') throw SUPERADMIN_UNDELETABLE();
  await users.erase(user, at);
  for (const records of owned) await records.eraseOwned(user.id);
  const change = { action: USER_ACTIONS.deleted, user, before: userState(user) };
  audit.record(userNote(change, caller, at));
}

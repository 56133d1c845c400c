import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { Admin } from '../admin.ts';
import type { Principal } from '../principal.ts';
import type { SessionPorts } from '../sessions/open-session.ts';
import type { User } from '../user.ts';
import type { NewAuditEntry, AuditState } from '../../audit/index.ts';
import { VERSION_CONFLICT, type Language } from '../../shared/index.ts';
import {
  ADMIN_ACTIONS,
  adminEntry,
  adminState,
  changedAdmin,
  endAdminSessions,
  lockAdmin,
  losesPrivileges,
  type AdminFields,
} from './admin-changes.ts';
import { adminView, userView } from './account-views.ts';
import {
  changedUser,
  lockUser,
  notifyAddressChange,
  storeUser,
  USER_ACTIONS,
  userEntry,
  userState,
  type UserFields,
} from './user-changes.ts';

type Entry = Pick<NewAuditEntry, 'action' | 'subject' | 'before' | 'after'>;

export interface RevertAccountContext {
  readonly all: Pick<
    AccountRepositories,
    | 'users'
    | 'sessions'
    | 'apiKeys'
    | 'passwordResets'
    | 'invitations'
    | 'emailConfirmations'
    | 'admins'
    | 'adminSessions'
    | 'adminSecondFactors'
    | 'mails'
    | 'audit'
  >;
  readonly ports: Pick<SessionPorts, 'clock' | 'ids'>;
  /** Language of the notification mails. */
  readonly language: Language;
}

/** Whether a change of a user or an admin can be reverted. Changes of passwords and sessions and deletions cannot. */
export const isAccountChangeRevertible = ({ action }: Pick<Entry, 'action'>): boolean =>
  action === USER_ACTIONS.updated || action === ADMIN_ACTIONS.updated;

/**
 * Gives the fields that an entry changed their former values, under the rules of any other edit. Where one of them was
 * changed again since, the record as it stands is refused with VERSION_CONFLICT.
 */
export async function revertAccountChange(
  { all, ports, language }: RevertAccountContext,
  entry: Entry,
  principal: Principal,
): Promise<void> {
  const id = entry.subject?.id ?? '';
  const at = ports.clock.now();
  if (entry.action === USER_ACTIONS.updated) {
    const before = await lockUser(all, id, null);
    const fields = formerUserFields(before, entry);
    const user = changedUser(before, fields, principal, at);
    await storeUser(before, user, all);
    await notifyAddressChange({ before, after: user, language }, all, ports);
    const states = { before: userState(before), after: userState(user) };
    all.audit.record(userEntry({ action: USER_ACTIONS.updated, user, ...states }, principal, at));
    return;
  }
  const held = await lockAdmin(all, id, null);
  const admin = changedAdmin(held, formerAdminFields(held.admin, entry), principal, at);
  await all.admins.update(admin);
  if (losesPrivileges(held.admin, admin)) await endAdminSessions(id, all.adminSessions, at);
  const states = { before: adminState(held.admin), after: adminState(admin) };
  all.audit.record(adminEntry({ action: ADMIN_ACTIONS.updated, admin, ...states }, principal, at));
}

const formerUserFields = (user: User, entry: Entry): UserFields =>
  formerFields(userState(user), entry, userView(user));

const formerAdminFields = (admin: Admin, entry: Entry): AdminFields =>
  formerFields(adminState(admin), entry, adminView(admin));

/** The former values of the fields that the entry changed. */
function formerFields(
  now: AuditState,
  { before, after }: Pick<Entry, 'before' | 'after'>,
  current: object,
): Record<string, never> {
  const changed = Object.keys(now).filter((name) => before?.[name] !== after?.[name]);
  if (changed.some((name) => now[name] !== after?.[name]))
    throw VERSION_CONFLICT({ details: { current } });
  return Object.fromEntries(changed.map((name) => [name, before?.[name] as never]));
}

import { accountMail } from '../mails/account-mail.ts';
import { actorOf, asAdmin, asSuperadmin, type Principal } from '../principal.ts';
import { demandStepUp } from '../access-policies.ts';
import { parseEmail } from '../email.ts';
import type { UserRole } from '../roles.ts';
import { mailLanguage, parsePersonName, type User } from '../user.ts';
import { revokeSession } from '../sessions/session.ts';
import { revokeMailedLinks } from '../realm.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { SessionPorts } from '../sessions/open-session.ts';
import { auditEntry, type NewAuditEntry, type AuditState } from '../../audit/index.ts';
import { VERSION_CONFLICT, type Instant, type Language } from '../../shared/index.ts';
import { USER_UNKNOWN, SUPERADMIN_UNDELETABLE } from '../accounts.errors.ts';
import { userView } from './account-views.ts';

export const USER_ACTIONS = {
  created: 'user.created',
  imported: 'user.imported',
  invited: 'user.invited',
  updated: 'user.updated',
  passwordSet: 'user.passwordSet',
  resetSent: 'user.resetSent',
  deleted: 'user.deleted',
  restored: 'user.restored',
  sessionsEnded: 'user.sessionsEnded',
  sessionEnded: 'user.sessionEnded',
  secondFactorRemoved: 'user.secondFactorRemoved',
  exported: 'user.exported',
} as const;
type UserAction = (typeof USER_ACTIONS)[keyof typeof USER_ACTIONS];

/** Fields of a user that an operator can edit; omitted fields stay unchanged. */
export interface UserFields {
  readonly name?: string;
  readonly email?: string;
  readonly role?: UserRole;
  readonly active?: boolean;
}

/** The audited fields of a user. */
export const userState = ({ name, email, role, active }: User): AuditState => ({
  name,
  email,
  role,
  active,
});

interface UserChange {
  readonly action: UserAction;
  readonly user: User;
  readonly before?: AuditState;
  readonly after?: AuditState;
}

export const userEntry = (
  { action, user, before, after }: UserChange,
  principal: Principal,
  at: Instant,
): NewAuditEntry =>
  auditEntry({
    at,
    actor: actorOf(principal),
    action,
    subject: { kind: 'user', id: user.id, name: user.name },
    before,
    after,
  });

/** The user, held until the unit of work ends; refused where the caller has seen another version. */
export async function lockUser(
  { users, sessions }: Pick<AccountRepositories, 'users' | 'sessions'>,
  id: string,
  version: number | null,
): Promise<User> {
  await sessions.listLocked(id);
  const user = await users.find(id);
  if (!user) throw USER_UNKNOWN();
  if (version !== null && version !== user.version)
    throw VERSION_CONFLICT({ details: { current: userView(user) } });
  return user;
}

/** The user with other fields, one version on; refuses what this caller may not set. */
export function changedUser(user: User, fields: UserFields, caller: Principal, at: Instant): User {
  asAdmin(caller);
  const { role = user.role } = fields;
  if (user.role === 'superadmin' || role !== user.role) asSuperadmin(caller);
  if (role === 'superadmin' && role !== user.role) demandStepUp(caller, at);
  const { active = user.active } = fields;
  if (active !== user.active) demandStepUp(asSuperadmin(caller), at);
  const name = parsePersonName(fields.name ?? user.name);
  if (!name.ok) throw name.error;
  const email = parseEmail(fields.email ?? user.email);
  if (!email.ok) throw email.error;
  const changesEmail = email.value !== user.email;
  if (changesEmail) demandStepUp(caller, at);
  return {
    ...user,
    version: user.version + 1,
    name: name.value,
    email: email.value,
    emailVerifiedAt: changesEmail ? null : user.emailVerifiedAt,
    role,
    active,
    updatedAt: Math.max(at, user.updatedAt),
  };
}

interface AddressChange {
  readonly before: User;
  readonly after: User;
  /** Of the call. */
  readonly language: Language;
}

/**
 * After an operator changed a user's address: revokes the mailed links and notifies both addresses. A user who was
 * invited is invited at the new one.
 */
export async function notifyAddressChange(
  { before, after, language: ofCall }: AddressChange,
  all: Pick<AccountRepositories, 'passwordResets' | 'invitations' | 'emailConfirmations' | 'mails'>,
  ports: Pick<SessionPorts, 'clock' | 'ids'>,
): Promise<void> {
  if (after.email === before.email) return;
  await revokeMailedLinks(after.id, all);
  const language = mailLanguage(before, ofCall);
  const proof = after.invitedAt === null ? 'email-confirmation' : 'account-created';
  for (const [kind, { email: address }] of [
    ['email-changed', before],
    [proof, after],
  ] as const)
    await all.mails.add(accountMail(kind, { accountId: after.id, address, language }, ports));
}

/** Stores a changed user. Where the account was disabled its sessions end and its API keys are deleted. */
export async function storeUser(
  before: User,
  after: User,
  { users, sessions, apiKeys }: Pick<AccountRepositories, 'users' | 'sessions' | 'apiKeys'>,
): Promise<void> {
  await users.update(after);
  if (!before.active || after.active) return;
  await endSessionsOf(after.id, sessions, after.updatedAt);
  await apiKeys.eraseOwned(after.id);
}

/** Ends all sessions of the user. */
export async function endSessionsOf(
  userId: string,
  sessions: AccountRepositories['sessions'],
  at: Instant,
): Promise<void> {
  for (const session of await sessions.listLocked(userId))
    await sessions.update(revokeSession(session, at));
}

export type UserDeletionRepositories = Pick<
  AccountRepositories,
  | 'users'
  | 'sessions'
  | 'apiKeys'
  | 'passwordResets'
  | 'invitations'
  | 'emailConfirmations'
  | 'audit'
>;

/**
 * Moves the account of a user with its records to the trash, from which it is purged after RETENTION_DAYS. Until then
 * its e-mail is reserved, so that it can be restored. A user with the role superadmin cannot be deleted.
 */
export async function deleteUserAccount(
  all: UserDeletionRepositories,
  user: User,
  caller: Principal,
  at: Instant,
): Promise<void> {
  asSuperadmin(caller);
  if (user.role === 'superadmin') throw SUPERADMIN_UNDELETABLE();
  await endSessionsOf(user.id, all.sessions, at);
  await all.apiKeys.eraseOwned(user.id);
  await revokeMailedLinks(user.id, all);
  await all.users.moveToTrash(user, at);
  const change = { action: USER_ACTIONS.deleted, user, before: userState(user) };
  all.audit.record(userEntry(change, caller, at));
}

/** Restores a user from the trash. */
export async function restoreUserAccount(
  { users, audit }: Pick<AccountRepositories, 'users' | 'audit'>,
  id: string,
  caller: Principal,
  at: Instant,
): Promise<User> {
  asSuperadmin(caller);
  const user = await users.restore(id, at);
  if (!user) throw USER_UNKNOWN();
  const change = { action: USER_ACTIONS.restored, user, after: userState(user) };
  audit.record(userEntry(change, caller, at));
  return user;
}

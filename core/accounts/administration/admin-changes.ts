import { actorOf, asSuperadmin, type Principal } from '../principal.ts';
import { parseEmail } from '../email.ts';
import { revokeSession } from '../sessions/session.ts';
import { parsePersonName } from '../user.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { Admin } from '../admin.ts';
import { ADMIN_ROLES, type AdminRole } from '../roles.ts';
import { auditEntry, SYSTEM, type NewAuditEntry, type AuditState } from '../../audit/index.ts';
import { VERSION_CONFLICT, type Instant } from '../../shared/index.ts';
import { ADMIN_UNKNOWN, LAST_SUPERADMIN, OWN_ACCOUNT, OWN_ROLE } from '../accounts.errors.ts';
import { adminListItem } from './account-views.ts';

export const ADMIN_ACTIONS = {
  created: 'admin.created',
  updated: 'admin.updated',
  passwordSet: 'admin.passwordSet',
  deleted: 'admin.deleted',
  sessionsEnded: 'admin.sessionsEnded',
  secondFactorRemoved: 'admin.secondFactorRemoved',
} as const;
type AdminAction = (typeof ADMIN_ACTIONS)[keyof typeof ADMIN_ACTIONS];

/** Fields of an admin that a superadmin can edit; omitted fields stay unchanged. */
export interface AdminFields {
  readonly name?: string;
  readonly email?: string;
  readonly role?: AdminRole;
  readonly active?: boolean;
}

/** The audited fields of an admin. */
export const adminState = ({ username, name, email, role, active }: Admin): AuditState => ({
  username,
  name,
  email,
  role,
  active,
});

interface AdminChange {
  readonly action: AdminAction;
  readonly admin: Admin;
  readonly before?: AuditState;
  readonly after?: AuditState;
}

export const adminEntry = (
  { action, admin, before, after }: AdminChange,
  principal: Principal | 'system',
  at: Instant,
): NewAuditEntry =>
  auditEntry({
    at,
    actor: principal === 'system' ? SYSTEM : actorOf(principal),
    action,
    subject: { kind: 'admin', id: admin.id, name: admin.username },
    before,
    after,
  });

/** Repositories that are needed to lock an admin. */
export type AdminRepositories = Pick<
  AccountRepositories,
  'admins' | 'adminSessions' | 'adminSecondFactors'
>;

/** A locked admin together with all active superadmins, which are locked as well. */
interface LockedAdmin {
  readonly admin: Admin;
  readonly superadmins: readonly Admin[];
}

/** Refuses with VERSION_CONFLICT when the caller has seen another version. Superadmins are always locked first, which avoids deadlocks. */
export async function lockAdmin(
  { admins, adminSessions, adminSecondFactors }: AdminRepositories,
  id: string,
  version: number | null,
): Promise<LockedAdmin> {
  const superadmins = await admins.listSuperadminsLocked();
  await adminSessions.listLocked(id);
  const admin = await admins.find(id);
  if (!admin) throw ADMIN_UNKNOWN();
  if (version !== null && version !== admin.version)
    throw VERSION_CONFLICT({
      details: { current: await adminListItem(admin, adminSecondFactors) },
    });
  return { admin, superadmins };
}

const isActiveSuperadmin = (admin: Admin | null): boolean =>
  admin !== null && admin.active && admin.role === 'superadmin';

/** At least one active superadmin must remain, and admins must not lock themselves out. `after` is null for a deletion. */
export function checkAdminChange(
  { admin: before, superadmins }: LockedAdmin,
  after: Admin | null,
  caller: Principal,
): void {
  if (asSuperadmin(caller).adminId === before.id) {
    if (!after?.active) throw OWN_ACCOUNT();
    if (after.role !== 'superadmin') throw OWN_ROLE();
  }
  const others = superadmins.filter(({ id }) => id !== before.id);
  if (isActiveSuperadmin(before) && !isActiveSuperadmin(after) && others.length === 0)
    throw LAST_SUPERADMIN();
}

/** The admin with other fields, one version on; refuses what may not be set. */
export function changedAdmin(
  held: LockedAdmin,
  fields: AdminFields,
  caller: Principal,
  at: Instant,
): Admin {
  const { admin } = held;
  const name = parsePersonName(fields.name ?? admin.name);
  if (!name.ok) throw name.error;
  const email = parseEmail(fields.email ?? admin.email);
  if (!email.ok) throw email.error;
  const { role = admin.role, active = admin.active } = fields;
  const version = admin.version + 1;
  const updatedAt = Math.max(at, admin.updatedAt);
  const texts = { name: name.value, email: email.value };
  const after = { ...admin, ...texts, role, active, version, updatedAt };
  checkAdminChange(held, after, caller);
  return after;
}

/** Whether the change takes privileges away, so that running sessions must end. */
export const losesPrivileges = (before: Admin, after: Admin): boolean =>
  (before.active && !after.active) ||
  ADMIN_ROLES.indexOf(after.role) < ADMIN_ROLES.indexOf(before.role);

/** Ends all sessions of the admin except one. */
export async function endAdminSessions(
  adminId: string,
  sessions: AccountRepositories['adminSessions'],
  at: Instant,
  exceptSessionId: string | null = null,
): Promise<void> {
  for (const session of await sessions.listLocked(adminId))
    if (session.id !== exceptSessionId) await sessions.update(revokeSession(session, at));
}

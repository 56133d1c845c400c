import { asSuperadmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import { parseEmail } from '../../email.ts';
import { parsePersonName } from '../../user.ts';
import { parseUsername, type Admin } from '../../admin.ts';
import type { AdminRole } from '../../roles.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { SessionPorts } from '../../sessions/open-session.ts';
import { ADMIN_ACTIONS, adminEntry, adminState } from '../admin-changes.ts';
import { adminView, type AdminListItem } from '../account-views.ts';
import type { HashedPassword } from '../../passwords/hash-new-password.ts';

export interface CreateAdminInput {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: AdminRole;
  readonly active: boolean;
  readonly password: HashedPassword;
}

/** Makes an account of the console; its owner must choose a password of his own at the first sign-in. */
export class CreateAdmin {
  constructor(
    private readonly all: Pick<AccountRepositories, 'admins' | 'audit'>,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute(input: CreateAdminInput, principal: Principal): Promise<AdminListItem> {
    demandStepUp(asSuperadmin(principal), this.ports.clock.now());
    const admin = this.newAdmin(input);
    await this.all.admins.add(admin);
    const change = { action: ADMIN_ACTIONS.created, admin, after: adminState(admin) };
    this.all.audit.record(adminEntry(change, principal, admin.createdAt));
    return { ...adminView(admin), secondFactor: false };
  }

  private newAdmin({ role, active, password, ...typed }: CreateAdminInput): Admin {
    const identity = parseUsername(typed.username);
    if (!identity.ok) throw identity.error;
    const name = parsePersonName(typed.name);
    if (!name.ok) throw name.error;
    const email = parseEmail(typed.email);
    if (!email.ok) throw email.error;
    const at = this.ports.clock.now();
    return {
      id: this.ports.ids.next(),
      version: 1,
      username: identity.value,
      name: name.value,
      email: email.value,
      role,
      active,
      passwordHash: password.hash,
      mustChangePassword: true,
      lastLoginAt: null,
      previousLoginAt: null,
      createdAt: at,
      updatedAt: at,
    };
  }
}

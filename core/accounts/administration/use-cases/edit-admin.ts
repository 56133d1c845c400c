import { accountMail } from '../../mails/account-mail.ts';
import { asSuperadmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { Admin } from '../../admin.ts';
import type { SessionPorts } from '../../sessions/open-session.ts';
import { isSameState } from '../../../audit/index.ts';
import type { Instant, Language } from '../../../shared/index.ts';
import {
  ADMIN_ACTIONS,
  adminEntry,
  adminState,
  changedAdmin,
  endAdminSessions,
  lockAdmin,
  losesPrivileges,
  type AdminFields,
} from '../admin-changes.ts';
import { adminListItem, type AdminListItem } from '../account-views.ts';
import type { HashedPassword } from '../../passwords/hash-new-password.ts';

export interface EditAdminInput {
  readonly id: string;
  /** The version that the caller has seen; null changes the fields whatever version there is. */
  readonly version: number | null;
  readonly fields: AdminFields;
  /** Null leaves the password as it is. */
  readonly password: HashedPassword | null;
  /** Language of the notification mail. */
  readonly language: Language;
}

type Repositories = Pick<
  AccountRepositories,
  'admins' | 'adminSessions' | 'adminSecondFactors' | 'mails' | 'audit'
>;

/** Changes an admin; being disabled or demoted, or another password, ends its sessions. The username stays, and where no field differs the version too. */
export class EditAdmin {
  constructor(
    private readonly all: Repositories,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute(input: EditAdminInput, principal: Principal): Promise<AdminListItem> {
    const caller = asSuperadmin(principal);
    const at = this.ports.clock.now();
    demandStepUp(caller, at);
    const held = await lockAdmin(this.all, input.id, input.version);
    const changed = changedAdmin(held, input.fields, principal, at);
    const isOwn = caller.adminId === changed.id;
    const after = input.password ? withPassword(changed, input.password, isOwn) : changed;
    if (!input.password && isSameState(adminState(held.admin), adminState(after)))
      return adminListItem(held.admin, this.all.adminSecondFactors);
    await this.all.admins.update(after);
    this.note(held.admin, after, principal, at);
    if (input.password || losesPrivileges(held.admin, after)) {
      const stored = isOwn ? caller.sessionId : null;
      await endAdminSessions(after.id, this.all.adminSessions, at, stored);
    }
    if (input.password) {
      const addressee = { address: after.email, language: input.language };
      await this.all.mails.add(accountMail('admin-password-changed', addressee, this.ports));
    }
    return adminListItem(after, this.all.adminSecondFactors);
  }

  private note(before: Admin, admin: Admin, principal: Principal, at: Instant): void {
    const states = { before: adminState(before), after: adminState(admin) };
    const newPassword = admin.passwordHash !== before.passwordHash;
    if (!isSameState(states.before, states.after)) {
      const change = { action: ADMIN_ACTIONS.updated, admin, ...states };
      this.all.audit.record(adminEntry(change, principal, at));
    }
    if (newPassword)
      this.all.audit.record(
        adminEntry({ action: ADMIN_ACTIONS.passwordSet, admin }, principal, at),
      );
  }
}

/** A password set by another admin must be changed at the next sign-in. */
const withPassword = (admin: Admin, { hash }: HashedPassword, isOwn: boolean): Admin => ({
  ...admin,
  passwordHash: hash,
  mustChangePassword: !isOwn,
});

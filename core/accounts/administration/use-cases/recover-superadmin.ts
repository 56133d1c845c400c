import { accountMail } from '../../mails/account-mail.ts';
import { normalizeUsername, type Admin } from '../../admin.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { SessionPorts } from '../../sessions/open-session.ts';
import type { UnitOfWork } from '../../../shared/index.ts';
import { ADMIN_ACTIONS, adminEntry, endAdminSessions } from '../admin-changes.ts';
import { ADMIN_UNKNOWN } from '../../accounts.errors.ts';

/**
 * Gives a superadmin a new password when the password or the second factor is lost. Only the operator of the server can run it.
 * It must be changed at the next sign-in. The second factor is switched off, and all sessions end.
 */
export class RecoverSuperadmin {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly hasher: PasswordHasher,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  /** Refuses with ADMIN_UNKNOWN where no active superadmin has the username. */
  async execute(username: string, password: string): Promise<void> {
    const passwordHash = await this.hasher.hash(password);
    await this.work.run(async (all) => {
      const superadmins = await all.admins.listSuperadminsLocked();
      const admin = superadmins.find((each) => each.username === normalizeUsername(username));
      if (!admin) throw ADMIN_UNKNOWN();
      await this.recover(admin, passwordHash, all);
    });
  }

  private async recover(
    admin: Admin,
    passwordHash: string,
    { admins, adminSessions, adminSecondFactors, adminPasskeys, mails, audit }: AccountRepositories,
  ): Promise<void> {
    const at = this.ports.clock.now();
    const version = admin.version + 1;
    const updatedAt = Math.max(at, admin.updatedAt);
    await admins.update({ ...admin, passwordHash, mustChangePassword: true, version, updatedAt });
    await endAdminSessions(admin.id, adminSessions, at);
    await adminPasskeys.eraseOwned(admin.id);
    const hadFactor = (await adminSecondFactors.findLocked(admin.id)) !== null;
    if (hadFactor) await adminSecondFactors.eraseOwned(admin.id);
    const { passwordSet, secondFactorRemoved } = ADMIN_ACTIONS;
    for (const action of hadFactor ? [passwordSet, secondFactorRemoved] : [passwordSet])
      audit.record(adminEntry({ action, admin }, 'system', at));
    const addressee = { address: admin.email, language: 'en' } as const;
    await mails.add(accountMail('admin-password-changed', addressee, this.ports));
  }
}

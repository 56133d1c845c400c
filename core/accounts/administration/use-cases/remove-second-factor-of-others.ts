import { accountMail } from '../../mails/account-mail.ts';
import { asSuperadmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import { mailLanguage } from '../../user.ts';
import { OWN_SECOND_FACTOR } from '../../accounts.errors.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { SessionPorts } from '../../sessions/open-session.ts';
import type { Language } from '../../../shared/index.ts';
import { lockUser, USER_ACTIONS, userEntry } from '../user-changes.ts';
import { ADMIN_ACTIONS, adminEntry, lockAdmin, type AdminRepositories } from '../admin-changes.ts';

export interface RemoveSecondFactorOfInput {
  readonly id: string;
  /** Language of the notification mail. */
  readonly language: Language;
}

/** Removes the second factor and the passkeys of a user who lost them and notifies the user by mail. */
export class RemoveSecondFactorOfUser {
  constructor(
    private readonly all: Pick<
      AccountRepositories,
      'users' | 'sessions' | 'secondFactors' | 'passkeys' | 'mails' | 'audit'
    >,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute({ id, language }: RemoveSecondFactorOfInput, principal: Principal): Promise<void> {
    const at = this.ports.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const user = await lockUser(this.all, id, null);
    const factor = await this.all.secondFactors.findLocked(id);
    await this.all.secondFactors.eraseOwned(id);
    await this.all.passkeys.eraseOwned(id);
    const addressee = { address: user.email, language: mailLanguage(user, language) };
    if (factor?.confirmedAt)
      await this.all.mails.add(accountMail('second-factor-off', addressee, this.ports));
    const change = { action: USER_ACTIONS.secondFactorRemoved, user };
    this.all.audit.record(userEntry(change, principal, at));
  }
}

/** Removes the second factor and the passkeys of another admin who lost them and notifies the admin by mail. */
export class RemoveSecondFactorOfAdmin {
  constructor(
    private readonly all: AdminRepositories &
      Pick<AccountRepositories, 'adminPasskeys' | 'mails' | 'audit'>,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute({ id, language }: RemoveSecondFactorOfInput, principal: Principal): Promise<void> {
    const at = this.ports.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    if (asSuperadmin(principal).adminId === id) throw OWN_SECOND_FACTOR();
    const { admin } = await lockAdmin(this.all, id, null);
    const factor = await this.all.adminSecondFactors.findLocked(id);
    await this.all.adminSecondFactors.eraseOwned(id);
    await this.all.adminPasskeys.eraseOwned(id);
    const addressee = { address: admin.email, language };
    if (factor?.confirmedAt)
      await this.all.mails.add(accountMail('admin-second-factor-off', addressee, this.ports));
    const change = { action: ADMIN_ACTIONS.secondFactorRemoved, admin };
    this.all.audit.record(adminEntry(change, principal, at));
  }
}

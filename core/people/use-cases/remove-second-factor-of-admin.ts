import {
  accountMail,
  asSuperadmin,
  demandStepUp,
  type AccountRepositories,
  type Principal,
  type SessionPorts,
} from '../../accounts/index.ts';
import { ADMIN_ACTIONS, adminNote, findAdmin, type AdminRepositories } from '../admin-change.ts';
import type { RemoveSecondFactorOfInput } from './remove-second-factor-of-user.ts';

/** Switches off the second factor of an admin who lost it; the owner is told by mail. */
export class RemoveSecondFactorOfAdmin {
  constructor(
    private readonly all: AdminRepositories & Pick<AccountRepositories, 'mails' | 'audit'>,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute({ id, language }: RemoveSecondFactorOfInput, principal: Principal): Promise<void> {
    const at = this.ports.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const { admin } = await findAdmin(this.all, id, null);
    const factor = await this.all.adminSecondFactors.findLocked(id);
    await this.all.adminSecondFactors.eraseOwned(id);
    const addressee = { address: admin.email, language };
    if (factor?.confirmedAt)
      await this.all.mails.add(accountMail('admin-second-factor-off', addressee, this.ports));
    const change = { action: ADMIN_ACTIONS.secondFactorRemoved, admin };
    this.all.audit.record(adminNote(change, principal, at));
  }
}

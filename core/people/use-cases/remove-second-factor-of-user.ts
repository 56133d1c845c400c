import {
  accountMail,
  asSuperadmin,
  demandStepUp,
  mailLanguage,
  type AccountRepositories,
  type Principal,
  type SessionPorts,
} from '../../accounts/index.ts';
import type { Language } from '../../shared/index.ts';
import { findUser, USER_ACTIONS, userNote } from '../user-change.ts';

export interface RemoveSecondFactorOfInput {
  readonly id: string;
  /** Of the mail that tells the owner. */
  readonly language: Language;
}

/** Switches off the second factor of a user who lost it; the owner is told by mail. */
export class RemoveSecondFactorOfUser {
  constructor(
    private readonly all: Pick<
      AccountRepositories,
      'users' | 'sessions' | 'secondFactors' | 'mails' | 'audit'
    >,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute({ id, language }: RemoveSecondFactorOfInput, principal: Principal): Promise<void> {
    const at = this.ports.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const user = await findUser(this.all, id, null);
    const factor = await this.all.secondFactors.findLocked(id);
    await this.all.secondFactors.eraseOwned(id);
    const addressee = { address: user.email, language: mailLanguage(user, language) };
    if (factor?.confirmedAt)
      await this.all.mails.add(accountMail('second-factor-off', addressee, this.ports));
    const change = { action: USER_ACTIONS.secondFactorRemoved, user };
    this.all.audit.record(userNote(change, principal, at));
  }
}

import type { Clock, IdSource, Language } from '../../shared/index.ts';
import { accountMail } from '../account-mail.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import { asUser, type Principal } from '../principal.ts';
import { isOn } from '../second-factor.ts';

/** Switches the caller's second factor off, and forgets one that was never confirmed. */
export class RemoveSecondFactor {
  constructor(
    private readonly at: Pick<AccountRepositories, 'users' | 'secondFactors' | 'mails'>,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async execute(
    { language }: { readonly language: Language },
    principal: Principal,
  ): Promise<void> {
    const { userId } = asUser(principal);
    const user = await this.at.users.find(userId);
    if (!user) throw SESSION_INVALID();
    const factor = await this.at.secondFactors.findLocked(userId);
    await this.at.secondFactors.eraseOwned(userId);
    if (!isOn(factor)) return;
    const addressee = { address: user.email, language };
    await this.at.mails.add(accountMail('second-factor-off', addressee, this.ports));
  }
}

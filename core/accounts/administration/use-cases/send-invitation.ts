import { accountMail } from '../../mails/account-mail.ts';
import { asOperator, type Principal } from '../../principal.ts';
import { NOT_INVITED, TOO_MANY_ATTEMPTS, USER_UNKNOWN } from '../../accounts.errors.ts';
import { mailLanguage } from '../../user.ts';
import type { AttemptGuard } from '../../login-attempts/attempt-guard.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import type { SessionPorts } from '../../sessions/open-session.ts';
import type { Commit, Language } from '../../../shared/index.ts';
import { userView, type UserView } from '../account-views.ts';
import { lockUser, USER_ACTIONS, userEntry } from '../user-changes.ts';

export interface SendInvitationInput {
  readonly id: string;
  /** Language of the mail, unless the user has chosen one. */
  readonly language: Language;
}

type Repositories = Pick<AccountRepositories, 'users' | 'sessions' | 'mails' | 'audit'>;

/** Invites a user again who has not chosen a password yet. The link of the new mail replaces the earlier one. */
export class SendInvitation {
  constructor(
    private readonly users: Pick<UserRepository, 'find'>,
    private readonly guard: Pick<AttemptGuard, 'allowsMailTo'>,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async prepare(
    { id, language }: SendInvitationInput,
    principal: Principal,
  ): Promise<Commit<Repositories, UserView>> {
    asOperator(principal);
    const known = await this.users.find(id);
    if (!known) throw USER_UNKNOWN();
    if (known.invitedAt === null) throw NOT_INVITED();
    if (!(await this.guard.allowsMailTo(id))) throw TOO_MANY_ATTEMPTS();
    return async (all) => {
      const user = await lockUser(all, id, null);
      if (user.invitedAt === null) throw NOT_INVITED();
      const at = this.ports.clock.now();
      await all.users.recordInvitation(id, at);
      const addressee = { accountId: id, address: user.email };
      const mail = { ...addressee, language: mailLanguage(user, language) };
      await all.mails.add(accountMail('account-created', mail, this.ports));
      all.audit.record(userEntry({ action: USER_ACTIONS.invited, user }, principal, at));
      return userView({ ...user, invitedAt: at });
    };
  }
}

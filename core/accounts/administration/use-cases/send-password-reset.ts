import { accountMail } from '../../mails/account-mail.ts';
import { asOperator, type Principal } from '../../principal.ts';
import { TOO_MANY_ATTEMPTS, USER_UNKNOWN } from '../../accounts.errors.ts';
import { mailLanguage } from '../../user.ts';
import type { AttemptGuard } from '../../login-attempts/attempt-guard.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import type { SessionPorts } from '../../sessions/open-session.ts';
import type { Commit } from '../../../shared/index.ts';
import { lockUser, USER_ACTIONS, userEntry } from '../user-changes.ts';
import type { SendInvitationInput } from './send-invitation.ts';

type Repositories = Pick<AccountRepositories, 'users' | 'sessions' | 'mails' | 'audit'>;

/** Mails a user who cannot sign in a link to reset the password. The operator learns neither link nor password. */
export class SendPasswordReset {
  constructor(
    private readonly users: Pick<UserRepository, 'find'>,
    private readonly guard: Pick<AttemptGuard, 'allowsMailTo'>,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async prepare(
    { id, language }: SendInvitationInput,
    principal: Principal,
  ): Promise<Commit<Repositories, void>> {
    asOperator(principal);
    if (!(await this.users.find(id))) throw USER_UNKNOWN();
    if (!(await this.guard.allowsMailTo(id))) throw TOO_MANY_ATTEMPTS();
    return async (all) => {
      const user = await lockUser(all, id, null);
      const addressee = { address: user.email, language: mailLanguage(user, language) };
      await all.mails.add(accountMail('password-reset-sent', addressee, this.ports));
      const at = this.ports.clock.now();
      all.audit.record(userEntry({ action: USER_ACTIONS.resetSent, user }, principal, at));
    };
  }
}

import type { Clock, IdSource, Language, UnitOfWork } from '../../shared/index.ts';
import { accountMail } from '../account-mail.ts';
import { EMAIL_VERIFIED, SESSION_INVALID, TOO_MANY_ATTEMPTS } from '../accounts.errors.ts';
import type { AttemptGuard } from '../attempt-guard.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import { asUser, type Principal } from '../principal.ts';

/** Mails the caller another link by which the account's own address is confirmed. */
export class RequestEmailConfirmation {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly guard: AttemptGuard,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async execute(
    { language }: { readonly language: Language },
    principal: Principal,
  ): Promise<void> {
    const { userId } = asUser(principal);
    const user = await this.work.run(({ users }) => users.find(userId));
    if (!user) throw SESSION_INVALID();
    if (user.emailVerifiedAt !== null) throw EMAIL_VERIFIED();
    if (!(await this.guard.mayMail(user.email))) throw TOO_MANY_ATTEMPTS();
    const addressee = { accountId: userId, address: user.email, language };
    const mail = accountMail('email-confirmation', addressee, this.ports);
    await this.work.run(({ mails }) => mails.add(mail));
  }
}

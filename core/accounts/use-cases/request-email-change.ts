import type { Clock, IdSource, Language, UnitOfWork } from '../../shared/index.ts';
import { accountMail } from '../mails/account-mail.ts';
import {
  EMAIL_TAKEN,
  EMAIL_UNCHANGED,
  SESSION_INVALID,
  TOO_MANY_ATTEMPTS,
} from '../accounts.errors.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import { parseEmail } from '../email.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import { asUser, type Principal } from '../principal.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../sessions/session.ts';

interface RequestEmailChangeInput {
  readonly email: string;
  readonly language: Language;
}

/** Mails a link to the address that the caller's account is to change to; until it is opened nothing changes. */
export class RequestEmailChange {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly guard: AttemptGuard,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async execute(
    { email, language }: RequestEmailChangeInput,
    principal: Principal,
    { address: network }: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<void> {
    const { userId } = asUser(principal);
    const identity = parseEmail(email);
    if (!identity.ok) throw identity.error;
    await this.guard.countCall(network);
    await this.work.run(async ({ users }) => {
      const user = await users.find(userId);
      if (!user) throw SESSION_INVALID();
      if (user.email === identity.value) throw EMAIL_UNCHANGED();
      if ((await users.listTaken([identity.value])).length > 0) throw EMAIL_TAKEN();
    });
    if (!(await this.guard.allowsMail(identity.value))) throw TOO_MANY_ATTEMPTS();
    const addressee = { accountId: userId, address: identity.value, language };
    const mail = accountMail('email-change', addressee, this.ports);
    await this.work.run(({ mails }) => mails.add(mail));
  }
}

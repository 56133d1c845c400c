import type { Clock, IdSource, Language, UnitOfWork } from '../../shared/index.ts';
import { accountMail } from '../account-mail.ts';
import type { AttemptGuard } from '../attempt-guard.ts';
import { emailIdentity } from '../email.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../session.ts';

export interface RequestPasswordResetInput {
  readonly email: string;
  readonly language: Language;
}

/**
 * Asks for a mail by which a password can be set anew. Whether the address is an account's is looked up when the
 * mail is sent: the call itself does the same for every address, and takes as long.
 */
export class RequestPasswordReset {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly guard: AttemptGuard,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async execute(
    { email, language }: RequestPasswordResetInput,
    origin: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<void> {
    const identity = emailIdentity(email);
    if (!identity.ok) throw identity.error;
    await this.guard.callFrom(origin.address);
    if (!(await this.guard.mayMail(identity.value))) return;
    const mail = accountMail('password-reset', { address: identity.value, language }, this.ports);
    await this.work.run(({ mails }) => mails.add(mail));
  }
}

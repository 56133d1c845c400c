import type { Clock, IdSource, Language, UnitOfWork } from '../../shared/index.ts';
import { accountMail } from '../mails/account-mail.ts';
import {
  EMAIL_VERIFIED,
  SESSION_INVALID,
  TOO_MANY_ATTEMPTS,
  RESET_TOKEN_INVALID,
} from '../accounts.errors.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { OwnedRecords } from '../ports/owned-records.ts';
import { asUser, type Principal } from '../principal.ts';
import { accountEntry, ANONYMOUS } from '../account-audit.ts';
import type { SecretSource } from '../ports/secret-source.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../sessions/session.ts';
import { mailLanguage, type User } from '../user.ts';
import { removeAccess } from './remove-access.ts';

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
    if (!(await this.guard.allowsMail(user.email))) throw TOO_MANY_ATTEMPTS();
    const addressee = { accountId: userId, address: user.email, language };
    const mail = accountMail('email-confirmation', addressee, this.ports);
    await this.work.run(({ mails }) => mails.add(mail));
  }
}

interface ConfirmEmailInput {
  readonly token: string;
  readonly language: Language;
}

interface ConfirmEmailPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly secrets: SecretSource;
}

/**
 * Confirms an address by a mailed token, which works once: the account's own, or the one that it changes to then. The
 * first confirmation of an account ends what gave access to it before, since whoever registered the address may be
 * somebody else. Refuses with EMAIL_TAKEN where the new address became another account's meanwhile.
 */
export class ConfirmEmail<All extends AccountRepositories = AccountRepositories> {
  constructor(
    private readonly work: UnitOfWork<All>,
    private readonly guard: AttemptGuard,
    private readonly ports: ConfirmEmailPorts,
    /** Connections to brokers, in the name of the account. */
    private readonly connections: (all: All) => OwnedRecords,
  ) {}

  async execute(
    { token, language }: ConfirmEmailInput,
    { address }: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<void> {
    await this.guard.countCall(address);
    const tokenHash = this.ports.secrets.hashOf(token);
    await this.work.run(async (all) => {
      const { users, emailConfirmations, passwordResets, mails, audit } = all;
      const at = this.ports.clock.now();
      const confirmation = await emailConfirmations.takeByToken(tokenHash);
      const user = confirmation && (await users.find(confirmation.userId));
      if (!user || at >= confirmation.expiresAt) throw RESET_TOKEN_INVALID();
      const { email } = confirmation;
      if (user.emailVerifiedAt === null) {
        await removeAccess(user, all, { at, actor: ANONYMOUS, address });
        await this.connections(all).eraseOwned(user.id);
      }
      const confirmed: User = {
        ...user,
        version: user.version + 1,
        email,
        emailVerifiedAt: at,
        updatedAt: at,
      };
      await users.update(confirmed);
      const changes = email !== user.email;
      if (changes) {
        await passwordResets.eraseOwned(user.id);
        const notified = { address: user.email, language: mailLanguage(user, language) };
        const addressee = { accountId: user.id, ...notified };
        await mails.add(accountMail('email-changed', addressee, this.ports));
      }
      const note = accountEntry(
        changes ? 'email.changed' : 'email.confirmed',
        { name: 'user' },
        {
          at,
          account: user,
          actor: ANONYMOUS,
          address,
          before: { email: user.email },
          after: { email },
        },
      );
      audit.record(note);
    });
  }
}

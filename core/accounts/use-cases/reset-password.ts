import type { Clock, IdSource, Language, UnitOfWork } from '../../shared/index.ts';
import { accountMail } from '../mails/account-mail.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import { parseEmail } from '../email.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../sessions/session.ts';
import { accountEntry, ANONYMOUS } from '../account-audit.ts';
import { RESET_TOKEN_INVALID } from '../accounts.errors.ts';
import { hashChosenPassword } from '../passwords/hash-new-password.ts';
import type { PasswordRules } from '../passwords/password-rules.ts';
import { isResetValid } from '../passwords/password-reset.ts';
import { setPassword } from '../passwords/set-password.ts';
import type { OwnedRecords } from '../ports/owned-records.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { userRealm } from '../realm.ts';
import type { SessionPorts } from '../sessions/open-session.ts';
import { removeAccess } from './remove-access.ts';

interface RequestPasswordResetInput {
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
    const identity = parseEmail(email);
    if (!identity.ok) throw identity.error;
    await this.guard.countCall(origin.address);
    if (!(await this.guard.allowsMail(identity.value))) return;
    const mail = accountMail('password-reset', { address: identity.value, language }, this.ports);
    await this.work.run(({ mails }) => mails.add(mail));
  }
}

interface ResetPasswordInput {
  readonly token: string;
  readonly password: string;
  readonly language: Language;
}

/**
 * Sets a new password by a mailed token, which works once; every session and trusted device of the account ends, and the
 * device of the caller is trusted from now on. The mail also verifies
 * the address. Whoever registered an unverified one may be somebody else: what gives them access is removed.
 */
export class ResetPassword<All extends AccountRepositories = AccountRepositories> {
  constructor(
    private readonly work: UnitOfWork<All>,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly guard: AttemptGuard,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids' | 'secrets'>,
    /** Connections to brokers, in the name of the account. */
    private readonly connections: (all: All) => OwnedRecords,
  ) {}

  async execute(
    { token, password, language }: ResetPasswordInput,
    { address }: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<{ readonly deviceToken: string }> {
    const { clock, secrets } = this.ports;
    const tokenHash = secrets.hashOf(token);
    const { hasher, rules, guard } = this;
    const passwordHash = await hashChosenPassword(
      { password, address },
      { hasher, rules, guard },
      () =>
        this.work.run(async ({ passwordResets, users }) => {
          const known = await passwordResets.findByToken(tokenHash);
          const isValid = known && isResetValid(known, clock.now());
          const owner = isValid ? await users.find(known.userId) : null;
          if (!owner) throw RESET_TOKEN_INVALID();
          return owner;
        }),
    );
    const { email } = await this.work.run(async (repositories) => {
      const reset = await repositories.passwordResets.takeByToken(tokenHash);
      const user = reset && (await repositories.users.find(reset.userId));
      const at = clock.now();
      if (!user || !isResetValid(reset, at)) throw RESET_TOKEN_INVALID();
      const realm = userRealm(repositories);
      if (!realm.isAddressVerified(user)) {
        await removeAccess(user, repositories, { at, actor: ANONYMOUS, address });
        await this.connections(repositories).eraseOwned(user.id);
      }
      const account = { ...user, emailVerifiedAt: user.emailVerifiedAt ?? at };
      const setting = { account, passwordHash, language, exceptSessionId: null };
      await setPassword(setting, realm, this.ports);
      const event = { at, account, actor: ANONYMOUS, address };
      realm.audit.record(accountEntry('password.reset', realm, event));
      return account;
    });
    return { deviceToken: guard.deviceTokenFor(email, { passwordHash }, null) };
  }
}

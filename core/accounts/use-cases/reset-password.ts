import type { Language, UnitOfWork } from '../../shared/index.ts';
import { accountNote, STRANGER } from '../account-notes.ts';
import { RESET_TOKEN_INVALID } from '../accounts.errors.ts';
import type { AttemptGuard } from '../attempt-guard.ts';
import { newPasswordFault, type PasswordRules } from '../new-password.ts';
import { isOpen } from '../password-reset.ts';
import { setPassword } from '../password-setting.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { userRealm } from '../realm.ts';
import type { SessionPorts } from '../session-opening.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../session.ts';

export interface ResetPasswordInput {
  readonly token: string;
  readonly password: string;
  readonly language: Language;
}

/**
 * Sets a new password by a mailed token, which works once; every session of the account ends. The mail also proves
 * the address: where it was unproven, a second factor may be somebody else's and goes.
 */
export class ResetPassword {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly guard: AttemptGuard,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids' | 'secrets'>,
  ) {}

  async execute(
    { token, password, language }: ResetPasswordInput,
    { address }: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<void> {
    const fault = newPasswordFault(password, this.rules);
    if (fault) throw fault;
    await this.guard.callFrom(address);
    const { clock, secrets } = this.ports;
    const tokenHash = secrets.hashOf(token);
    const owner = await this.work.run(async ({ passwordResets, users }) => {
      const known = await passwordResets.findByToken(tokenHash);
      return known && isOpen(known, clock.now()) ? users.find(known.userId) : null;
    });
    if (!owner) throw RESET_TOKEN_INVALID();
    const predictable = newPasswordFault(password, this.rules, owner);
    if (predictable) throw predictable;
    const passwordHash = await this.hasher.hash(password);
    await this.work.run(async (repositories) => {
      const reset = await repositories.passwordResets.takeByToken(tokenHash);
      const user = reset && (await repositories.users.find(reset.userId));
      const at = clock.now();
      if (!user || !isOpen(reset, at)) throw RESET_TOKEN_INVALID();
      const realm = userRealm(repositories);
      if (!realm.isAddressVerified(user)) await realm.secondFactors.eraseOwned(user.id);
      const account = { ...user, emailVerifiedAt: user.emailVerifiedAt ?? at };
      const setting = { account, passwordHash, language, keptSessionId: null };
      await setPassword(setting, realm, this.ports);
      const event = { at, account, actor: STRANGER, address };
      realm.audit.record(accountNote('password.reset', realm, event));
    });
  }
}

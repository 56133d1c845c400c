import type { Language, UnitOfWork } from '../../shared/index.ts';
import { accountEntry } from '../account-audit.ts';
import { PASSWORD_UNCHANGED, PASSWORD_WRONG, SESSION_INVALID } from '../accounts.errors.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import {
  newPasswordFault,
  PASSWORD_MAX_LENGTH,
  type PasswordRules,
} from '../passwords/password-rules.ts';
import { setPassword } from '../passwords/set-password.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { ownerIn, type Owner, type Principal } from '../principal.ts';
import type { Account, Realm } from '../realm.ts';
import { FailedVerificationLog } from '../login-attempts/failed-verification-log.ts';
import type { SessionPorts } from '../sessions/open-session.ts';
import type { User } from '../user.ts';

interface ChangePasswordInput {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly language: Language;
}

/**
 * Gives the caller another password; every other session ends, this one stays. Trusted devices end with the old password:
 * the caller's device gets a new token.
 */
export class ChangePassword<A extends Account = User> {
  private readonly refusals: FailedVerificationLog<A>;

  constructor(
    private readonly work: UnitOfWork<Realm<A>>,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly guard: AttemptGuard,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {
    this.refusals = new FailedVerificationLog(work, guard, ports);
  }

  async execute(
    { currentPassword, newPassword, language }: ChangePasswordInput,
    principal: Principal,
  ): Promise<{ readonly deviceToken: string }> {
    const { owner, known } = await this.work.run(async (realm) => {
      const owner = ownerIn(realm, principal);
      return { owner, known: await realm.accounts.find(owner.ownerId) };
    });
    const fault = newPasswordFault(newPassword, this.rules, known ?? {});
    if (fault) throw fault;
    const counter = await this.guard.countOwnAttempt(owner.ownerId);
    if (!known) throw SESSION_INVALID();
    const typed = currentPassword.slice(0, PASSWORD_MAX_LENGTH + 1);
    if (!(await this.hasher.verify(typed, known.passwordHash))) {
      const refused = { action: 'password.changeRefused', factor: 'password' } as const;
      await this.refusals.record({ ...refused, account: known, language });
      throw PASSWORD_WRONG();
    }
    if (this.rules.mustDiffer && newPassword === currentPassword) throw PASSWORD_UNCHANGED();
    const passwordHash = await this.hasher.hash(newPassword);
    const identity = await this.work.run((realm) =>
      this.set(realm, owner, known, { passwordHash, language }),
    );
    await this.guard.recordSuccess(counter);
    return { deviceToken: this.guard.deviceTokenFor(identity, { passwordHash }, null) };
  }

  /** Answers the name under which the account signs in. */
  private async set(
    realm: Realm<A>,
    { ownerId, sessionId: exceptSessionId }: Owner,
    known: A,
    { passwordHash, language }: { readonly passwordHash: string; readonly language: Language },
  ): Promise<string> {
    const account = await realm.accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    if (account.passwordHash !== known.passwordHash) throw PASSWORD_WRONG();
    await setPassword({ account, passwordHash, language, exceptSessionId }, realm, this.ports);
    const at = this.ports.clock.now();
    realm.audit.record(accountEntry('password.changed', realm, { at, account }));
    return realm.signInName(account);
  }
}

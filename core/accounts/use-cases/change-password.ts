import type { Language, UnitOfWork } from '../../shared/index.ts';
import { PASSWORD_WRONG, SESSION_INVALID } from '../accounts.errors.ts';
import type { AttemptGuard } from '../attempt-guard.ts';
import { newPasswordFault, type PasswordRules } from '../new-password.ts';
import { PASSWORD_MAX_LENGTH } from '../password-length.ts';
import { setPassword } from '../password-setting.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { asUser, type Principal } from '../principal.ts';
import type { SessionPorts } from '../session-opening.ts';

export interface ChangePasswordInput {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly language: Language;
}

/** Gives the caller another password; every other session ends, this one stays. */
export class ChangePassword {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly guard: AttemptGuard,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute(
    { currentPassword, newPassword, language }: ChangePasswordInput,
    principal: Principal,
  ): Promise<void> {
    const { userId, sessionId } = asUser(principal);
    const fault = newPasswordFault(newPassword, this.rules);
    if (fault) throw fault;
    const counter = await this.guard.guessOwn(userId);
    const known = await this.work.run(({ users }) => users.find(userId));
    if (!known) throw SESSION_INVALID();
    const typed = currentPassword.slice(0, PASSWORD_MAX_LENGTH + 1);
    if (!(await this.hasher.verify(typed, known.passwordHash))) throw PASSWORD_WRONG();
    const passwordHash = await this.hasher.hash(newPassword);
    await this.work.run(async (repositories) => {
      const user = await repositories.users.find(userId);
      if (!user) throw SESSION_INVALID();
      if (user.passwordHash !== known.passwordHash) throw PASSWORD_WRONG();
      const setting = { user, passwordHash, language, keptSessionId: sessionId };
      await setPassword(setting, repositories, this.ports);
    });
    await this.guard.right(counter);
  }
}

import type { UnitOfWork } from '../../shared/index.ts';
import {
  PASSWORD_WRONG,
  SECOND_FACTOR_CODE_WRONG,
  SECOND_FACTOR_NEEDED_AGAIN,
  SESSION_INVALID,
} from '../accounts.errors.ts';
import type { AttemptGuard } from '../attempt-guard.ts';
import { PASSWORD_MAX_LENGTH } from '../password-length.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { asUser, type Principal } from '../principal.ts';
import { demandSecondFactor, type SecondFactorPorts } from '../second-factor-check.ts';
import { isLive } from '../session-life.ts';

const REFUSALS = { needed: SECOND_FACTOR_NEEDED_AGAIN, wrong: SECOND_FACTOR_CODE_WRONG };

export interface ReauthenticateInput {
  readonly password: string;
  /** Of the second factor, where it is on. */
  readonly code?: string;
}

/** Takes the password once more, so that the sensitive actions of the account are open for a while. */
export class Reauthenticate {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly hasher: PasswordHasher,
    private readonly guard: AttemptGuard,
    private readonly ports: SecondFactorPorts,
  ) {}

  async execute({ password, code = '' }: ReauthenticateInput, principal: Principal): Promise<void> {
    const { userId, sessionId } = asUser(principal);
    const counter = await this.guard.guessOwn(userId);
    const user = await this.work.run(({ users }) => users.find(userId));
    if (!user) throw SESSION_INVALID();
    const typed = password.slice(0, PASSWORD_MAX_LENGTH + 1);
    if (!(await this.hasher.verify(typed, user.passwordHash))) throw PASSWORD_WRONG();
    const at = this.ports.clock.now();
    await this.work.run(async (repositories) => {
      await demandSecondFactor({ userId, typed: code }, repositories, this.ports, REFUSALS);
      const { sessions } = repositories;
      const session = await sessions.findLocked(sessionId);
      if (!session || !isLive(session, at)) throw SESSION_INVALID();
      await sessions.update({ ...session, version: session.version + 1, authenticatedAt: at });
    });
    await this.guard.right(counter);
  }
}

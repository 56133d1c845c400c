import type { UnitOfWork } from '../../shared/index.ts';
import { PASSWORD_WRONG, SESSION_INVALID } from '../accounts.errors.ts';
import type { AttemptGuard } from '../attempt-guard.ts';
import { PASSWORD_MAX_LENGTH } from '../password-length.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { asUser, type Principal } from '../principal.ts';
import { isLive } from '../session-life.ts';
import type { SessionPorts } from '../session-opening.ts';

/** Takes the password once more, so that the sensitive actions of the account are open for a while. */
export class Reauthenticate {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly hasher: PasswordHasher,
    private readonly guard: AttemptGuard,
    private readonly ports: Pick<SessionPorts, 'clock'>,
  ) {}

  async execute({ password }: { readonly password: string }, principal: Principal): Promise<void> {
    const { userId, sessionId } = asUser(principal);
    const counter = await this.guard.guessOwn(userId);
    const user = await this.work.run(({ users }) => users.find(userId));
    if (!user) throw SESSION_INVALID();
    const typed = password.slice(0, PASSWORD_MAX_LENGTH + 1);
    if (!(await this.hasher.verify(typed, user.passwordHash))) throw PASSWORD_WRONG();
    const at = this.ports.clock.now();
    await this.work.run(async ({ sessions }) => {
      const session = await sessions.findLocked(sessionId);
      if (!session || !isLive(session, at)) throw SESSION_INVALID();
      await sessions.update({ ...session, version: session.version + 1, authenticatedAt: at });
    });
    await this.guard.right(counter);
  }
}

import type { Clock } from '../../shared/index.ts';
import { SESSION_UNKNOWN } from '../accounts.errors.ts';
import { revoked } from '../own-sessions.ts';
import type { SessionRepository } from '../ports/session-repository.ts';
import { asUser, type Principal } from '../principal.ts';
import { isLive } from '../session-life.ts';

/** Signs the caller out of one device. */
export class EndSession {
  constructor(
    private readonly sessions: Pick<SessionRepository, 'findLocked' | 'update'>,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<void> {
    const { userId } = asUser(principal);
    const at = this.clock.now();
    const session = await this.sessions.findLocked(id);
    if (session?.ownerId !== userId || !isLive(session, at)) throw SESSION_UNKNOWN();
    await this.sessions.update(revoked(session, at));
  }
}

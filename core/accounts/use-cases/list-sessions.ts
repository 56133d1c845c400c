import type { Clock } from '../../shared/index.ts';
import { ownSessions } from '../own-sessions.ts';
import type { SessionRepository } from '../ports/session-repository.ts';
import { asUser, type Principal } from '../principal.ts';
import type { Session } from '../session.ts';

/** Where the caller is signed in: this session first, then by last use. */
export class ListSessions {
  constructor(
    private readonly sessions: Pick<SessionRepository, 'listOwned'>,
    private readonly clock: Clock,
  ) {}

  async execute(principal: Principal): Promise<readonly Session[]> {
    const { userId, sessionId } = asUser(principal);
    return ownSessions(await this.sessions.listOwned(userId), sessionId, this.clock.now());
  }
}

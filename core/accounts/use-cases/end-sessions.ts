import type { Clock } from '../../shared/index.ts';
import { revoked } from '../own-sessions.ts';
import type { SessionRepository } from '../ports/session-repository.ts';
import { asUser, type Principal } from '../principal.ts';

/** Everywhere but here, or everywhere. */
export const END_SCOPES = ['others', 'all'] as const;
export type EndScope = (typeof END_SCOPES)[number];

/** Signs the caller out of every device, or of every other one. */
export class EndSessions {
  constructor(
    private readonly sessions: Pick<SessionRepository, 'listLocked' | 'update'>,
    private readonly clock: Clock,
  ) {}

  async execute({ scope }: { readonly scope: EndScope }, principal: Principal): Promise<void> {
    const { userId, sessionId } = asUser(principal);
    const at = this.clock.now();
    for (const session of await this.sessions.listLocked(userId))
      if (scope === 'all' || session.id !== sessionId)
        await this.sessions.update(revoked(session, at));
  }
}

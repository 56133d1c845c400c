import type { Clock } from '../../shared/index.ts';
import { ownSessions } from '../own-sessions.ts';
import { ownerIn, type Principal } from '../principal.ts';
import type { RealmReader } from '../realm.ts';
import type { Session } from '../session.ts';

/** Where the caller is signed in: this session first, then by last use. */
export class ListSessions {
  constructor(
    private readonly realm: Pick<RealmReader, 'name' | 'life' | 'sessions'>,
    private readonly clock: Clock,
  ) {}

  async execute(principal: Principal): Promise<readonly Session[]> {
    const { ownerId, sessionId } = ownerIn(this.realm, principal);
    const sessions = await this.realm.sessions.listOwned(ownerId);
    return ownSessions(sessions, sessionId, this.clock.now(), this.realm.life);
  }
}

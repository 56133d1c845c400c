import type { Clock } from '../../shared/index.ts';
import {
  activeSessions,
  revokeSession,
  isActiveSession,
  type Session,
} from '../sessions/session.ts';
import { ownerIn, type Principal } from '../principal.ts';
import type { RealmReader, Realm } from '../realm.ts';
import { SESSION_INVALID, SESSION_UNKNOWN } from '../accounts.errors.ts';
import { accountEntry } from '../account-audit.ts';

/** Where the caller is signed in: this session first, then by last use. */
export class ListSessions {
  constructor(
    private readonly realm: Pick<RealmReader, 'name' | 'sessionLifetime' | 'sessions'>,
    private readonly clock: Clock,
  ) {}

  async execute(principal: Principal): Promise<readonly Session[]> {
    const { ownerId, sessionId } = ownerIn(this.realm, principal);
    const sessions = await this.realm.sessions.listOwned(ownerId);
    return activeSessions(sessions, sessionId, this.clock.now(), this.realm.sessionLifetime);
  }
}

/** Signs the caller out of one device. */
export class EndSession {
  constructor(
    private readonly realm: Realm,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<void> {
    const { accounts, sessions, audit, sessionLifetime } = this.realm;
    const { ownerId } = ownerIn(this.realm, principal);
    const at = this.clock.now();
    const session = await sessions.findLocked(id);
    if (session?.ownerId !== ownerId || !isActiveSession(session, at, sessionLifetime))
      throw SESSION_UNKNOWN();
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    await sessions.update(revokeSession(session, at));
    const before = { device: session.device };
    audit.record(accountEntry('session.ended', this.realm, { at, account, before }));
  }
}

/** Everywhere but here, or everywhere. */
export const END_SCOPES = ['others', 'all'] as const;
export type EndScope = (typeof END_SCOPES)[number];

/** Signs the caller out of every device, or of every other one. */
export class EndSessions {
  constructor(
    private readonly realm: Realm,
    private readonly clock: Clock,
  ) {}

  async execute({ scope }: { readonly scope: EndScope }, principal: Principal): Promise<void> {
    const { accounts, sessions, audit } = this.realm;
    const { ownerId, sessionId } = ownerIn(this.realm, principal);
    const at = this.clock.now();
    for (const session of await sessions.listLocked(ownerId))
      if (scope === 'all' || session.id !== sessionId)
        await sessions.update(revokeSession(session, at));
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    audit.record(accountEntry('sessions.ended', this.realm, { at, account, after: { scope } }));
  }
}

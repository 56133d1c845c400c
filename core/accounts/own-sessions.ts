import type { Instant } from '../shared/index.ts';
import { isLive, type SessionLife } from './session-life.ts';
import type { Session } from './session.ts';

/** How many devices one account may be signed in on at once. */
export const SESSIONS_AT_ONCE = 10;

const byLastUse = (a: Session, b: Session): number =>
  b.lastSeenAt - a.lastSeenAt || (a.id < b.id ? 1 : -1);

/** The sessions that stand, this one first, then by last use. */
export const ownSessions = (
  sessions: readonly Session[],
  currentId: string,
  at: Instant,
  life: SessionLife,
): Session[] =>
  sessions
    .filter((session) => isLive(session, at, life))
    .sort((a, b) => Number(b.id === currentId) - Number(a.id === currentId) || byLastUse(a, b));

/** Those that must end so that one more may be opened: the longest unused. */
export const overMany = (sessions: readonly Session[], at: Instant, life: SessionLife): Session[] =>
  sessions
    .filter((session) => isLive(session, at, life))
    .sort(byLastUse)
    .slice(SESSIONS_AT_ONCE - 1);

/** The session as it is once it was ended. */
export const revoked = (session: Session, at: Instant): Session => ({
  ...session,
  version: session.version + 1,
  revokedAt: at,
});

import type { Instant } from '../../shared/index.ts';

/** One sign-in of one user or admin on one device. */
export interface Session {
  readonly id: string;
  readonly version: number;
  readonly ownerId: string;
  /** SHA-256 of the refresh token that is good now, base64url. */
  readonly refreshHash: string;
  /** Of the one before, good for another 10 s after `rotatedAt` (two calls at once). */
  readonly previousRefreshHash: string | null;
  readonly rotatedAt: Instant;
  /** How often the refresh token was rotated so far. */
  readonly rotations: number;
  /** When the owner last proved to be the owner: at sign-in, or by the password again. */
  readonly authenticatedAt: Instant;
  /** Browser and system as its owner would name them; empty when unknown. */
  readonly device: string;
  /** The network it was opened from: the address without its last part; empty when unknown. */
  readonly address: string;
  /** Remembered sessions outlive the browser; others end after 12 hours. */
  readonly remember: boolean;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  readonly expiresAt: Instant;
  readonly revokedAt: Instant | null;
}

/** Where a session is opened. */
export type SessionOrigin = Pick<Session, 'device' | 'address'>;

export const UNKNOWN_ORIGIN: SessionOrigin = { device: '', address: '' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const ACCESS_TOKEN_LIFETIME = 15 * MINUTE;
/** Within this time after its rotation a refresh token still returns its successor: two requests may run at once. */
export const ROTATION_GRACE = 10_000;

/** Lifetimes of the sessions of a realm, in milliseconds. */
export interface SessionLifetime {
  /** Without use. */
  readonly idle: number;
  /** Absolute limits: of remembered sessions, and of sessions that end with the browser. */
  readonly remembered: number;
  readonly browser: number;
}

/** The idle time of a remembered session is the refresh cookie's age. */
export const USER_SESSION_LIFETIME: SessionLifetime = {
  idle: 7 * DAY,
  remembered: 30 * DAY,
  browser: 12 * HOUR,
};
export const ADMIN_SESSION_LIFETIME: SessionLifetime = {
  idle: HOUR,
  remembered: 12 * HOUR,
  browser: 12 * HOUR,
};

/** The absolute expiry of a session. */
export const sessionExpiry = (
  lifetime: SessionLifetime,
  remember: boolean,
  createdAt: Instant,
): Instant => createdAt + (remember ? lifetime.remembered : lifetime.browser);

/** Whether the session is active: not revoked, not expired, not idle for too long. */
export const isActiveSession = (
  session: Session,
  at: Instant,
  { idle }: Pick<SessionLifetime, 'idle'>,
): boolean =>
  session.revokedAt === null && at < session.expiresAt && at < session.lastSeenAt + idle;

/** Tokens hold times in whole seconds. */
export const floorToSecond = (at: Instant): Instant => Math.floor(at / 1000) * 1000;

/** When a client renews an access token: at 80 % of its lifetime. */
export const tokenRefreshAt = (issuedAt: Instant, expiresAt: Instant): Instant =>
  issuedAt + 0.8 * (expiresAt - issuedAt);

/** Maximum number of active sessions per account. */
export const MAX_SESSIONS = 10;

const byLastUse = (a: Session, b: Session): number =>
  b.lastSeenAt - a.lastSeenAt || (a.id < b.id ? 1 : -1);

/** The active sessions: the current one first, if any, then by last use. */
export const activeSessions = (
  sessions: readonly Session[],
  currentId: string | null,
  at: Instant,
  lifetime: SessionLifetime,
): Session[] =>
  sessions
    .filter((session) => isActiveSession(session, at, lifetime))
    .sort((a, b) => Number(b.id === currentId) - Number(a.id === currentId) || byLastUse(a, b));

/** The least recently used sessions that must end before one more is opened. */
export const sessionsOverLimit = (
  sessions: readonly Session[],
  at: Instant,
  lifetime: SessionLifetime,
): Session[] =>
  sessions
    .filter((session) => isActiveSession(session, at, lifetime))
    .sort(byLastUse)
    .slice(MAX_SESSIONS - 1);

/** The session after its revocation. */
export const revokeSession = (session: Session, at: Instant): Session => ({
  ...session,
  version: session.version + 1,
  revokedAt: at,
});

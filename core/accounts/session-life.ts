import type { Instant } from '../shared/index.ts';
import type { Session } from './session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const ACCESS_TOKEN_LIFE = 15 * MINUTE;
/** After its rotation a refresh token still gets its successor for so long: two calls at once. */
export const ROTATION_GRACE = 10_000;

/** How long the sessions of a realm last. */
export interface SessionLife {
  /** Without use. */
  readonly idle: number;
  /** However much they are used: those that outlive the browser, and the others. */
  readonly remembered: number;
  readonly browser: number;
}

/** The idle time of a remembered session is the refresh cookie's age. */
export const USER_SESSIONS: SessionLife = {
  idle: 7 * DAY,
  remembered: 30 * DAY,
  browser: 12 * HOUR,
};
export const ADMIN_SESSIONS: SessionLife = {
  idle: HOUR,
  remembered: 12 * HOUR,
  browser: 12 * HOUR,
};

/** When a session ends, however much it is used. */
export const sessionEnd = (life: SessionLife, remember: boolean, createdAt: Instant): Instant =>
  createdAt + (remember ? life.remembered : life.browser);

/** Whether a session still stands: not revoked, not at its end, not idle for too long. */
export const isLive = (
  session: Session,
  at: Instant,
  { idle }: Pick<SessionLife, 'idle'>,
): boolean =>
  session.revokedAt === null && at < session.expiresAt && at < session.lastSeenAt + idle;

/** As tokens tell time. */
export const wholeSecond = (at: Instant): Instant => Math.floor(at / 1000) * 1000;

/** When a client renews an access token: at 80 % of its life. */
export const tokenRefreshAt = (issuedAt: Instant, expiresAt: Instant): Instant =>
  issuedAt + 0.8 * (expiresAt - issuedAt);

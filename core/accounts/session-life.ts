import type { Instant } from '../shared/index.ts';
import type { Session } from './session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const ACCESS_TOKEN_LIFE = 15 * MINUTE;
/** After its rotation a refresh token still gets its successor for so long: two calls at once. */
export const ROTATION_GRACE = 10_000;
/** How long a remembered session lasts without use; the refresh cookie's age. */
export const REMEMBERED_IDLE = 7 * DAY;

const REMEMBERED_LIFE = 30 * DAY;
const BROWSER_SESSION_LIFE = 12 * HOUR;

/** When a session ends, however much it is used. */
export const sessionEnd = (remember: boolean, createdAt: Instant): Instant =>
  createdAt + (remember ? REMEMBERED_LIFE : BROWSER_SESSION_LIFE);

/** Whether a session still stands: not revoked, not at its end, not idle for a week. */
export const isLive = (session: Session, at: Instant): boolean =>
  session.revokedAt === null && at < session.expiresAt && at < session.lastSeenAt + REMEMBERED_IDLE;

/** When a client renews an access token: at 80 % of its life. */
export const tokenRefreshAt = (issuedAt: Instant, expiresAt: Instant): Instant =>
  issuedAt + 0.8 * (expiresAt - issuedAt);

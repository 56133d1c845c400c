import type { Instant } from '../shared/index.ts';

/** One sign-in of one user on one device. */
export interface Session {
  readonly id: string;
  readonly version: number;
  readonly userId: string;
  /** SHA-256 of the refresh token that is good now, base64url. */
  readonly refreshHash: string;
  /** Of the one before, good for another 10 s after `rotatedAt` (two calls at once). */
  readonly previousRefreshHash: string | null;
  readonly rotatedAt: Instant;
  /** Remembered sessions outlive the browser; others end after 12 hours. */
  readonly remember: boolean;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  readonly expiresAt: Instant;
  readonly revokedAt: Instant | null;
}

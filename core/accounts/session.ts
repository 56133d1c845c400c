import type { Instant } from '../shared/index.ts';

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

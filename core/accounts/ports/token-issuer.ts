import type { Instant } from '../../shared/index.ts';
import type { AdminRole } from '../admin-role.ts';
import type { UserRole } from '../user-role.ts';

/** What an access token says. Instants in whole seconds. */
export interface AccessClaims {
  readonly ownerId: string;
  readonly sessionId: string;
  readonly role: UserRole | AdminRole;
  readonly issuedAt: Instant;
  readonly expiresAt: Instant;
  readonly tokenId: string;
}

/** Signs access tokens of one realm and reads them back. */
export interface TokenIssuer {
  issue(claims: AccessClaims): Promise<string>;
  /** Null for anything but a token of ours, of that realm, that is good at `at`. */
  verify(token: string, at: Instant): Promise<AccessClaims | null>;
}

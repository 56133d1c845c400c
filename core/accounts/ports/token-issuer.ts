import type { Instant } from '../../shared/index.ts';
import type { AdminRole, UserRole } from '../roles.ts';

/** Claims of an access token. Instants are whole seconds. */
export interface AccessClaims {
  readonly ownerId: string;
  readonly sessionId: string;
  readonly role: UserRole | AdminRole;
  readonly issuedAt: Instant;
  readonly expiresAt: Instant;
  /** When the session's owner last gave the password before the token was issued; 0 where the token does not say. */
  readonly authenticatedAt: Instant;
  readonly tokenId: string;
}

/** Signs access tokens of one realm and reads them back. */
export interface TokenIssuer {
  issue(claims: AccessClaims): Promise<string>;
  /** Null for anything but a token of ours, of that realm, that is good at `at`. */
  verify(token: string, at: Instant): Promise<AccessClaims | null>;
}

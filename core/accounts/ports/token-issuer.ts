import type { Instant } from '../../shared/index.ts';
import type { UserRole } from '../user-role.ts';

/** What an access token of the user realm says. Instants in whole seconds. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: UserRole;
  readonly issuedAt: Instant;
  readonly expiresAt: Instant;
  readonly tokenId: string;
}

/** Signs access tokens and reads them back. */
export interface TokenIssuer {
  issue(claims: AccessClaims): Promise<string>;
  /** Null for anything but a token of ours, of the user realm, that is good at `at`. */
  verify(token: string, at: Instant): Promise<AccessClaims | null>;
}

import type { Session } from '../sessions/session.ts';

/** The session of each call's access token. */
export interface SessionLookup {
  /**
   * The session as this server left it, or as another one left it at most five seconds ago; null if there is none. The
   * first lookup for a token is never older than the token.
   */
  find(sessionId: string, tokenId: string): Promise<Session | null>;
}

import type { Instant, Language } from '../../shared/index.ts';

/** A session that a broker has opened for the owner of an account. */
export interface BrokerageSession {
  readonly accountId: string;
  readonly sessionKey: string;
  /** Null where the broker names no end. */
  readonly expiresAt: Instant | null;
}

/**
 * A broker that authorises access on a sign-in page of its own. Every call refuses with BROKERAGE_FAILED when the
 * broker does not answer or answers nonsense. test/conformance/brokerage-gateway states what every adapter must do.
 */
export interface BrokerageGateway {
  /** Short lower-case name, such as 'simulated'. */
  readonly provider: string;
  /** Where the owner signs in at the broker, in the language where it can; the broker sends the browser back with `state` and a code. */
  signInUrl(state: string, language: Language): Promise<string>;
  /** Trades the code for a session; null when the code is not good. */
  open(code: string): Promise<BrokerageSession | null>;
  /** Whether the session is still active at the broker. */
  verify(sessionKey: string): Promise<boolean>;
  /** Ends the session; one that has ended already is no fault. */
  close(sessionKey: string): Promise<void>;
}

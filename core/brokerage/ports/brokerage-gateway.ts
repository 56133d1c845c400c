import type { User } from '../../accounts/index.ts';
import type { Instant, Language, Texts } from '../../shared/index.ts';
import type { BrokerAccount, BrokerPosition } from '../position.ts';

/** A sign-in at a broker that was begun. */
export interface BrokerSignIn {
  /** Page of the broker where the owner of the account signs in. */
  readonly url: string;
  /** What the broker's return will carry: our state, or the broker's own request token. */
  readonly reference: string;
  /** What `complete` needs besides; null for nothing. It is stored sealed and never leaves the server. */
  readonly secret: string | null;
}

/** The query parameters that a browser brings back from a broker. */
export type ReturnParameters = Readonly<Record<string, string>>;

/** A session that a broker has opened for the owner of an account. */
export interface BrokerageSession {
  readonly accountId: string;
  /** Secret, and of the adapter's own form; it is stored sealed. */
  readonly credentials: string;
  /** Null where the broker names no end. */
  readonly expiresAt: Instant | null;
  /** When `renew` must be called; null for never. */
  readonly renewAt: Instant | null;
}

/** `paused`: the broker knows the session, but another one of the same user takes its place for now. */
export type SessionState = 'active' | 'paused' | 'ended';

/**
 * A broker that authorises read access on a sign-in page of its own. It places no orders. Every call that returns a
 * promise refuses with BROKERAGE_FAILED when the broker does not answer or answers nonsense.
 * test/conformance/brokerage-gateway states what every adapter must do.
 */
export interface BrokerageGateway {
  /** Short lower-case name, such as `simulated`; part of addresses. */
  readonly provider: string;
  readonly name: Texts;
  /** Whether its accounts are made up. */
  readonly isSimulated: boolean;
  /** Whether this user may connect; the broker is not shown to others. */
  isOfferedTo(user: Pick<User, 'email' | 'emailVerifiedAt'>): boolean;
  /** `state` is a fresh secret; `language` that of the sign-in page, where it has several. */
  begin(request: { readonly state: string; readonly language: Language }): Promise<BrokerSignIn>;
  /** The reference that a return carries; null for none. */
  referenceIn(parameters: ReturnParameters): string | null;
  /** Opens the session; null where the return is not good. Refuses with AUTHORISATION_DENIED where access was denied. */
  complete(
    begun: Pick<BrokerSignIn, 'reference' | 'secret'>,
    parameters: ReturnParameters,
  ): Promise<BrokerageSession | null>;
  status(credentials: string): Promise<SessionState>;
  /** Keeps the session alive, with new credentials where the broker changes them; null where it has ended. */
  renew(credentials: string): Promise<Pick<BrokerageSession, 'credentials' | 'renewAt'> | null>;
  /** Null where the session has ended, here and below. */
  accounts(credentials: string): Promise<readonly BrokerAccount[] | null>;
  /** What these accounts hold, as `accounts` has just answered them. */
  positions(
    credentials: string,
    accounts: readonly BrokerAccount[],
  ): Promise<readonly BrokerPosition[] | null>;
  /** Ends the session; one that has ended already is no fault. */
  disconnect(credentials: string): Promise<void>;
}

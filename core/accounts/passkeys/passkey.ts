import type { Instant } from '../../shared/index.ts';

/** Maximum number of passkeys per account. */
export const MAX_PASSKEYS = 10;

/** How long a challenge may be answered. */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * 60_000;

/** Signature algorithms by their COSE numbers, the preferred first: Ed25519, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

/** How a browser may reach an authenticator (WebAuthn's AuthenticatorTransport). */
export const PASSKEY_TRANSPORTS = [
  'usb',
  'nfc',
  'ble',
  'smart-card',
  'hybrid',
  'internal',
] as const;
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];

/** A passkey (discoverable WebAuthn credential) of a user or an admin. */
export interface Passkey {
  readonly id: string;
  readonly ownerId: string;
  /** As the authenticator names it, base64url. */
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** The authenticator's signature counter at the last use; always 0 where it has none. */
  readonly counter: number;
  readonly transports: readonly PasskeyTransport[];
  readonly name: string;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
}

/**
 * Whether a signature counter can follow the stored one (WebAuthn Level 3, section 6.1.1): it must have grown, except
 * where the authenticator does not count. Otherwise a copy of the authenticator may be in use.
 */
export const isCounterPlausible = (stored: number, counter: number): boolean =>
  (stored === 0 && counter === 0) || counter > stored;

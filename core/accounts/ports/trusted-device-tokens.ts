import type { TrustedDevice } from '../login-attempts/trusted-device.ts';

/** Seals and opens trusted-device tokens, and gives accounts pseudonyms. */
export interface TrustedDeviceTokens {
  /** A stable pseudonym of the account for counters; it cannot be derived without the server's key. */
  accountKeyOf(identity: string): string;
  /** A fingerprint of the current password hash; it changes with the password. */
  passwordEpochOf(passwordHash: string): string;
  /** A random device number below `most`. */
  randomDevice(most: number): number;
  seal(mark: TrustedDevice, identity: string): string;
  /** The device of a token that this server sealed for the account; null for anything else. */
  open(sealed: string, identity: string): TrustedDevice | null;
}

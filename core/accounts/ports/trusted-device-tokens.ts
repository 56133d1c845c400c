import type { TrustedDevice } from '../login-attempts/trusted-device.ts';

/** Seals the marks by which devices are known again, and names accounts without showing whose they are. */
export interface TrustedDeviceTokens {
  /** The account's name among the counters: always the same, and not to be told without the server's key. */
  accountKeyOf(identity: string): string;
  /** A name of the password in force: another one after every change of it. */
  passwordEpochOf(passwordHash: string): string;
  /** A device number below `most`, at random. */
  randomDevice(most: number): number;
  seal(mark: TrustedDevice, identity: string): string;
  /** What was sealed here for this account; null for anything else. */
  open(sealed: string, identity: string): TrustedDevice | null;
}

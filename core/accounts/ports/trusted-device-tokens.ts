import type { DeviceMark } from '../login-attempts/trusted-device.ts';

/** Seals the marks by which devices are known again, and names accounts without showing whose they are. */
export interface DeviceMarks {
  /** The account's name among the counters: always the same, and not to be told without the server's key. */
  accountOf(identity: string): string;
  /** A name of the password in force: another one after every change of it. */
  epochOf(passwordHash: string): string;
  /** A device number below `most`, at random. */
  anyDevice(most: number): number;
  seal(mark: DeviceMark, identity: string): string;
  /** What was sealed here for this account; null for anything else. */
  open(sealed: string, identity: string): DeviceMark | null;
}

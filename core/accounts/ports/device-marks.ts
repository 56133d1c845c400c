/** Marks that browsers keep of the account they were signed in to, and names of accounts that do not show whose. */
export interface DeviceMarks {
  /** The account's name among the counters: always the same, and not to be told without the server's key. */
  accountOf(identity: string): string;
  /** A new mark for a device that has signed in to the account. */
  markFor(identity: string): string;
  /** The device that the mark was made for; null where it was not made here, or for another account. */
  deviceOf(mark: string, identity: string): string | null;
}

/** Makes the secret seeds of draws without a beacon, and stores them unreadable until the draw. */
export interface SeedVault {
  /** 32 random bytes, hexadecimal digits. */
  next(): string;
  /** The seed, encrypted for this event. */
  seal(seed: string, eventId: string): string;
  /** Null when the key is gone, or the text was sealed for another event. */
  open(sealed: string, eventId: string): string | null;
}

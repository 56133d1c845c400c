/** Turns passwords into hashes that are slow to guess. Takes time on purpose: never call it inside a unit of work. */
export interface PasswordHasher {
  /** A PHC string. */
  hash(password: string): Promise<string>;
  /** Whether the hash is the password's. Without a hash it takes as long and answers no. */
  verify(password: string, passwordHash: string | null): Promise<boolean>;
  /** Whether the hash was made with weaker settings than today's. */
  needsRehash(passwordHash: string): boolean;
}

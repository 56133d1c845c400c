/** Makes API keys and the digests by which they are stored. */
export interface ApiKeySecrets {
  /** A new key of `formatApiKey`, whose random characters nobody can guess. */
  next(): string;
  /** Keyed digests of the key: that under the current secret first, then those under the former ones. */
  digestsOf(key: string): readonly [string, ...string[]];
}

/** Digests of requests that only a holder of the server's key can make or check. */
export interface RequestDigest {
  of(requestHash: string): string;
  /** Whether the digest is that of the request, under any key of the ring. */
  matches(digest: string, requestHash: string): boolean;
}

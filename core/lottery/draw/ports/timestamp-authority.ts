import type { Instant } from '../../../shared/index.ts';
import type { LockStamp } from '../lock-stamp.ts';

/** A certificate that signed a time stamp, or that one of those rests on. */
export interface StampCertificate {
  /** Its common name, or its whole subject where it has none. */
  readonly name: string;
  /** SHA-256 of its DER, in hexadecimal digits. */
  readonly fingerprint: string;
}

/** What a genuine time stamp says. */
export interface StampedTime {
  readonly at: Instant;
  /** Milliseconds by which `at` may be off, as the authority says; 0 where it does not. */
  readonly accuracy: number;
  readonly signer: StampCertificate;
  /** The trusted certificate that the signer's leads to; null for none of those given. */
  readonly authority: StampCertificate | null;
}

/** What is wrong with a time stamp: no token of RFC 3161, one of another message, one that its certificate did not sign. */
export type StampFault = 'malformed' | 'imprint' | 'signature';

/** Checks time stamps of RFC 3161. */
export interface TimestampChecks {
  /** `trusted`: SHA-256 fingerprints of certificates that the reader has from the authority. */
  check(
    stamp: LockStamp,
    message: Uint8Array,
    trusted: readonly string[],
  ): Promise<StampedTime | StampFault>;
}

/** A time-stamping authority (RFC 3161). */
export interface TimestampAuthority {
  /**
   * A time stamp of a message, checked. Only its hash leaves the server. Throws TIMESTAMP_UNAVAILABLE when the authority
   * does not answer, TIMESTAMP_INVALID when it refuses or when its answer is not one that a verifier accepts.
   */
  stamp(message: Uint8Array): Promise<{ readonly stamp: LockStamp; readonly time: StampedTime }>;
}

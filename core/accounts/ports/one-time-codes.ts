import type { Instant } from '../../shared/index.ts';

export interface NewTotpSecret {
  /** Base32, to be typed into an app. */
  readonly secret: string;
  /** `otpauth://totp/…`, to be scanned. */
  readonly uri: string;
  /** Encrypted for storage; only this port can decrypt it. */
  readonly sealed: string;
}

/** Codes of authenticator apps (RFC 6238: six digits, a new one every 30 s) and codes for the day the app is lost. */
export interface OneTimeCodes {
  newSecret(owner: { readonly userId: string; readonly account: string }): NewTotpSecret;
  /**
   * The 30 s step whose code this is, of that at `at` and its two neighbours; null when it is none of theirs,
   * `unreadable` where no key of this server decrypts the secret.
   */
  stepOf(code: string, sealed: string, userId: string, at: Instant): number | 'unreadable' | null;
  /** 120 random bits as 24 symbols of Crockford's base 32, lower case. */
  newRecoveryCode(): string;
}

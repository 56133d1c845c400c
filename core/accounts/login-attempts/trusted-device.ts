import type { Instant } from '../../shared/index.ts';

/** Device numbers of an account, and so the counters that its devices can have. */
export const MAX_TRUSTED_DEVICES = 10;

export const TRUSTED_DEVICE_LIFETIME = 90 * 24 * 60 * 60_000;

/** What a browser keeps of its last sign-in to an account. */
export interface TrustedDevice {
  readonly device: number;
  readonly issuedAt: Instant;
  /** Of the password that was in force. */
  readonly epoch: string;
}

export const isTrustedDeviceValid = ({ issuedAt }: TrustedDevice, at: Instant): boolean =>
  at < issuedAt + TRUSTED_DEVICE_LIFETIME;

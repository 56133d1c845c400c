import type { Instant } from '../../shared/index.ts';

/** Maximum number of trusted devices per account, and so of their attempt counters. */
export const MAX_TRUSTED_DEVICES = 10;

export const TRUSTED_DEVICE_LIFETIME = 90 * 24 * 60 * 60_000;

/** A device that has signed in to the account before, as stated by its token. */
export interface TrustedDevice {
  readonly device: number;
  readonly issuedAt: Instant;
  /** Of the password that was in force. */
  readonly epoch: string;
}

export const isTrustedDeviceValid = ({ issuedAt }: TrustedDevice, at: Instant): boolean =>
  at < issuedAt + TRUSTED_DEVICE_LIFETIME;

import type { Instant } from '../../shared/index.ts';

/** Device numbers of an account, and so the counters that its devices can have. */
export const DEVICES_AT_MOST = 10;

export const DEVICE_MARK_LIFE = 90 * 24 * 60 * 60_000;

/** What a browser keeps of its last sign-in to an account. */
export interface DeviceMark {
  readonly device: number;
  readonly issuedAt: Instant;
  /** Of the password that was in force. */
  readonly epoch: string;
}

export const isMarkInForce = ({ issuedAt }: DeviceMark, at: Instant): boolean =>
  at < issuedAt + DEVICE_MARK_LIFE;

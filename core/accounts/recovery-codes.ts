import type { OneTimeCodes } from './ports/one-time-codes.ts';
import type { SecretSource } from './ports/secret-source.ts';
import { RECOVERY_CODE_COUNT } from './second-factor.ts';
import { shownRecoveryCode } from './typed-code.ts';

export interface RecoveryCodes {
  /** As their owner sees them, once. */
  readonly shown: readonly string[];
  /** As they are kept. */
  readonly hashes: readonly string[];
}

export function newRecoveryCodes(codes: OneTimeCodes, secrets: SecretSource): RecoveryCodes {
  const made = Array.from({ length: RECOVERY_CODE_COUNT }, () => codes.newRecoveryCode());
  return {
    shown: made.map(shownRecoveryCode),
    hashes: made.map((code) => secrets.hashOf(code)),
  };
}

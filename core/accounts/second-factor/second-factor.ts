import type { Instant } from '../../shared/index.ts';
import type { OneTimeCodes } from '../ports/one-time-codes.ts';
import type { SecretSource } from '../ports/secret-source.ts';

const RECOVERY_CODE_COUNT = 10;

/** A user's or admin's authenticator app and the codes for the day it is lost. */
export interface SecondFactor {
  readonly ownerId: string;
  readonly version: number;
  /** The secret that the app holds too, sealed. */
  readonly sealedSecret: string;
  /** When the first code confirmed the app; null before that, while sign-in needs no code. */
  readonly confirmedAt: Instant | null;
  /** The 30 s step of the last code that was used: that code and those before it are spent. */
  readonly lastStep: number | null;
  /** SHA-256 of the recovery codes that are left, base64url. */
  readonly recoveryHashes: readonly string[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** What its owner is shown. */
export interface SecondFactorState {
  readonly enabled: boolean;
  readonly confirmedAt: Instant | null;
  readonly recoveryCodesLeft: number;
}

export const secondFactorState = (factor: SecondFactor | null): SecondFactorState => ({
  enabled: isSecondFactorOn(factor),
  confirmedAt: factor?.confirmedAt ?? null,
  recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
});

interface ConfirmedFactor extends SecondFactor {
  readonly confirmedAt: Instant;
}

export const isSecondFactorOn = (factor: SecondFactor | null): factor is ConfirmedFactor =>
  factor !== null && factor.confirmedAt !== null;

/** The factor after the app's code of this step was used; null when that code, or a later one, was used before. */
export const consumeTotpStep = (
  factor: SecondFactor,
  step: number,
  at: Instant,
): SecondFactor | null =>
  factor.lastStep !== null && step <= factor.lastStep
    ? null
    : { ...factor, version: factor.version + 1, lastStep: step, updatedAt: at };

/** The factor after a recovery code was used; null when it is none of those left. */
export const consumeRecoveryCode = (
  factor: SecondFactor,
  hash: string,
  at: Instant,
): SecondFactor | null =>
  factor.recoveryHashes.includes(hash)
    ? {
        ...factor,
        version: factor.version + 1,
        recoveryHashes: factor.recoveryHashes.filter((stored) => stored !== hash),
        updatedAt: at,
      }
    : null;

/** A typed code: six digits are a code of the app, anything else counts as a recovery code. */
type ParsedCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** Blanks, hyphens and case do not matter; letters that look like digits are read as those. */
export function parseCode(text: string): ParsedCode {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
  return { kind: 'recovery', code: plain.replaceAll('o', '0').replace(/[il]/g, '1') };
}

const GROUP = 6;

/** A recovery code as it is shown: `k7qm2x-9hfd3w-…`. */
export const formatRecoveryCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

export interface RecoveryCodes {
  /** As their owner sees them, once. */
  readonly shown: readonly string[];
  /** As they are kept. */
  readonly hashes: readonly string[];
}

export function newRecoveryCodes(codes: OneTimeCodes, secrets: SecretSource): RecoveryCodes {
  const made = Array.from({ length: RECOVERY_CODE_COUNT }, () => codes.newRecoveryCode());
  return {
    shown: made.map(formatRecoveryCode),
    hashes: made.map((code) => secrets.hashOf(code)),
  };
}

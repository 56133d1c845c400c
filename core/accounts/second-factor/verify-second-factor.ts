import type { Clock } from '../../shared/index.ts';
import { SECOND_FACTOR_UNREADABLE } from '../accounts.errors.ts';
import type { OneTimeCodes } from '../ports/one-time-codes.ts';
import type { SecretSource } from '../ports/secret-source.ts';
import type { Realm } from '../realm.ts';
import {
  isSecondFactorOn,
  consumeRecoveryCode,
  consumeTotpStep,
  parseCode,
  type SecondFactor,
} from './second-factor.ts';

export interface SecondFactorPorts {
  readonly codes: OneTimeCodes;
  readonly secrets: SecretSource;
  readonly clock: Clock;
}

export type CodeVerification = 'right' | 'needed' | 'wrong';

/** Verifies the code when the second factor is on, and consumes it in the caller's transaction. */
export async function verifySecondFactor(
  { ownerId, typed }: { readonly ownerId: string; readonly typed: string },
  { secondFactors }: Pick<Realm, 'secondFactors'>,
  ports: SecondFactorPorts,
): Promise<CodeVerification> {
  const factor = await secondFactors.findLocked(ownerId);
  if (!isSecondFactorOn(factor)) return 'right';
  if (typed.trim() === '') return 'needed';
  const used = consumeCode(factor, typed, ports);
  if (!used) return 'wrong';
  await secondFactors.update(used);
  return 'right';
}

/** The factor after consuming the code; null when the code is invalid. Refuses a secret that cannot be decrypted. */
export function consumeCode(
  factor: SecondFactor,
  typed: string,
  { codes, secrets, clock }: SecondFactorPorts,
): SecondFactor | null {
  const at = clock.now();
  const { kind, code } = parseCode(typed);
  if (kind === 'recovery') return consumeRecoveryCode(factor, secrets.hashOf(code), at);
  const step = codes.stepOf(code, factor.sealedSecret, factor.ownerId, at);
  if (step === 'unreadable') throw SECOND_FACTOR_UNREADABLE();
  return step === null ? null : consumeTotpStep(factor, step, at);
}

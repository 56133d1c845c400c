import type { Clock } from '../shared/index.ts';
import type { AccountRepositories } from './ports/account-repositories.ts';
import type { OneTimeCodes } from './ports/one-time-codes.ts';
import type { SecretSource } from './ports/secret-source.ts';
import { isOn, withRecoveryUsed, withStepUsed, type SecondFactor } from './second-factor.ts';
import { typedCode } from './typed-code.ts';

export interface SecondFactorPorts {
  readonly codes: OneTimeCodes;
  readonly secrets: SecretSource;
  readonly clock: Clock;
}

/** What became of the question for the second factor. */
export type SecondFactorOutcome = 'off' | 'accepted' | 'missing' | 'wrong';

/** Uses up a typed code, in the unit of work of what it opens. */
export async function checkSecondFactor(
  userId: string,
  typed: string | undefined,
  { secondFactors }: Pick<AccountRepositories, 'secondFactors'>,
  ports: SecondFactorPorts,
): Promise<SecondFactorOutcome> {
  const factor = await secondFactors.findLocked(userId);
  if (!isOn(factor)) return 'off';
  if (typed === undefined || typed.trim() === '') return 'missing';
  const used = codeUsed(factor, typed, ports);
  if (!used) return 'wrong';
  await secondFactors.update(used);
  return 'accepted';
}

/** The factor after the typed code; null when the code is not good. */
export function codeUsed(
  factor: SecondFactor,
  typed: string,
  { codes, secrets, clock }: SecondFactorPorts,
): SecondFactor | null {
  const at = clock.now();
  const { kind, code } = typedCode(typed);
  if (kind === 'recovery') return withRecoveryUsed(factor, secrets.hashOf(code), at);
  const step = codes.stepOf(code, factor.sealedSecret, factor.userId, at);
  return step === null ? null : withStepUsed(factor, step, at);
}

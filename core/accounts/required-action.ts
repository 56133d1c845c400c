import type { Admin } from './admin.ts';
import type { SecondFactorRepository } from './ports/second-factor-repository.ts';
import type { RequiredAction } from './principal.ts';
import { isSecondFactorOn } from './second-factor/second-factor.ts';

export interface RequiredActionRules {
  /** Whether superadmins must have a second factor. */
  readonly secondFactorRequired: boolean;
}

/** The action that an admin must complete before any other; null when there is none. */
export async function requiredActionOf(
  { id, role, mustChangePassword }: Admin,
  secondFactors: Pick<SecondFactorRepository, 'find'>,
  { secondFactorRequired }: RequiredActionRules,
): Promise<RequiredAction | null> {
  if (mustChangePassword) return 'passwordChange';
  if (!secondFactorRequired || role !== 'superadmin') return null;
  return isSecondFactorOn(await secondFactors.find(id)) ? null : 'secondFactor';
}

/** The part of an admin's status that the account record does not hold. */
export interface AdminAccountStatus {
  /** Whether sign-in requires a code. */
  readonly secondFactor: boolean;
  readonly due: RequiredAction | null;
}

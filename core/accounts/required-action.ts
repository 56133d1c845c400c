import type { Admin } from './admin.ts';
import type { SecondFactorRepository } from './ports/second-factor-repository.ts';
import type { RequiredAction } from './principal.ts';
import { isSecondFactorOn } from './second-factor/second-factor.ts';

export interface RequiredActionRules {
  /** Whether superadmins may do nothing without a second factor. */
  readonly secondFactorRequired: boolean;
}

/** What an admin must do before anything else; null when nothing. */
export async function requiredActionOf(
  { id, role, mustChangePassword }: Admin,
  secondFactors: Pick<SecondFactorRepository, 'find'>,
  { secondFactorRequired }: RequiredActionRules,
): Promise<RequiredAction | null> {
  if (mustChangePassword) return 'passwordChange';
  if (!secondFactorRequired || role !== 'superadmin') return null;
  return isSecondFactorOn(await secondFactors.find(id)) ? null : 'secondFactor';
}

/** What an admin's own record does not say. */
export interface AdminAccountStatus {
  /** Whether signing in takes a code. */
  readonly secondFactor: boolean;
  readonly due: RequiredAction | null;
}

import type { Admin } from './admin.ts';
import type { SecondFactorRepository } from './ports/second-factor-repository.ts';
import type { AdminDuty } from './principal.ts';
import { isOn } from './second-factor/second-factor.ts';

export interface AdminDutyRules {
  /** Whether superadmins may do nothing without a second factor. */
  readonly secondFactorRequired: boolean;
}

/** What an admin must do before anything else; null when nothing. */
export async function dutyOf(
  { id, role, mustChangePassword }: Admin,
  secondFactors: Pick<SecondFactorRepository, 'find'>,
  { secondFactorRequired }: AdminDutyRules,
): Promise<AdminDuty | null> {
  if (mustChangePassword) return 'passwordChange';
  if (!secondFactorRequired || role !== 'superadmin') return null;
  return isOn(await secondFactors.find(id)) ? null : 'secondFactor';
}

/** What an admin's own record does not say. */
export interface AdminStanding {
  /** Whether signing in takes a code. */
  readonly secondFactor: boolean;
  readonly due: AdminDuty | null;
}

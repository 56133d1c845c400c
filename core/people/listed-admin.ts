import type { AccountRepositories, Admin } from '../accounts/index.ts';
import { operatorOf, type Operator } from './person.ts';

export interface ListedAdmin extends Operator {
  /** Whether it takes a code as well to sign in. */
  readonly secondFactor: boolean;
}

export async function listedAdmin(
  admin: Admin,
  secondFactors: Pick<AccountRepositories['adminSecondFactors'], 'find'>,
): Promise<ListedAdmin> {
  const factor = await secondFactors.find(admin.id);
  return { ...operatorOf(admin), secondFactor: factor !== null && factor.confirmedAt !== null };
}

import type { Admin } from '../admin.ts';
import type { User } from '../user.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';

/** A user as operators see one. */
export type Person = Omit<User, 'passwordHash'>;

/** An admin as operators see one. */
export type Operator = Omit<Admin, 'passwordHash'>;

export const personOf = ({ passwordHash: _, ...person }: User): Person => person;

export const operatorOf = ({ passwordHash: _, ...operator }: Admin): Operator => operator;

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

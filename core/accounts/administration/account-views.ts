import type { Admin } from '../admin.ts';
import type { User } from '../user.ts';
import type { Instant } from '../../shared/index.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';

/** A user as operators see one. */
export interface UserView extends Omit<User, 'passwordHash'> {
  /** When the user was moved to the trash; null outside of it. */
  readonly deletedAt: Instant | null;
}

/** A user as a list of users has it. */
export interface UserListItem extends UserView {
  /** Whether signing in takes a code as well. */
  readonly secondFactor: boolean;
}

/** An admin as operators see one. */
export type AdminView = Omit<Admin, 'passwordHash'>;

export const userView = (
  { passwordHash: _, ...person }: User,
  deletedAt: Instant | null = null,
): UserView => ({ ...person, deletedAt });

export const adminView = ({ passwordHash: _, ...operator }: Admin): AdminView => operator;

export interface AdminListItem extends AdminView {
  /** Whether it takes a code as well to sign in. */
  readonly secondFactor: boolean;
}

export async function adminListItem(
  admin: Admin,
  secondFactors: Pick<AccountRepositories['adminSecondFactors'], 'find'>,
): Promise<AdminListItem> {
  const factor = await secondFactors.find(admin.id);
  return { ...adminView(admin), secondFactor: factor !== null && factor.confirmedAt !== null };
}

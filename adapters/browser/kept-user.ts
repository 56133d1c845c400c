import { USER_ROLES, type UserRole } from '@toolyard/core/accounts';

/** A signed-in user, as the server described them. */
export interface KeptUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: UserRole;
  readonly createdAt: string;
}

/** The user that a kept value describes; null where it describes nobody. */
export function userIn(value: unknown): KeptUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, email, role, createdAt } = value as Record<keyof KeptUser, unknown>;
  const known = USER_ROLES.find((each) => each === role);
  const texts = [id, name, email, createdAt].every((text) => typeof text === 'string');
  return known && texts ? ({ id, name, email, role: known, createdAt } as KeptUser) : null;
}

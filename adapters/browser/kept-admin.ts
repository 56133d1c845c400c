import { ADMIN_ROLES, type RequiredAction, type AdminRole } from '@toolyard/core/accounts';

const DUTIES: readonly RequiredAction[] = ['passwordChange', 'secondFactor'];

/** A signed-in operator of the console, as the server described them. */
export interface KeptAdmin {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: AdminRole;
  /** What must be done before anything else; null where nothing is. */
  readonly due: RequiredAction | null;
}

/** The operator that a kept value describes; null where it describes nobody. */
export function adminIn(value: unknown): KeptAdmin | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, username, name, email, role, due } = value as Record<keyof KeptAdmin, unknown>;
  const known = ADMIN_ROLES.find((each) => each === role);
  const texts = [id, username, name, email].every((text) => typeof text === 'string');
  if (!known || !texts) return null;
  const duty = DUTIES.find((each) => each === due) ?? null;
  return { id, username, name, email, role: known, due: duty } as KeptAdmin;
}

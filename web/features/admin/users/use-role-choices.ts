import { USER_ROLES, type UserRole } from '@toolyard/core/accounts';
import { useText } from '../../../i18n/use-text.ts';

/** The roles of a user as a form names them. */
export function useRoleChoices(): readonly { readonly value: UserRole; readonly label: string }[] {
  const t = useText();
  return USER_ROLES.map((role) => ({ value: role, label: t(`users.roleOption.${role}`) }));
}

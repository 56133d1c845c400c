import type { AdminRecord, CreateAdminRequest } from './admins-api.ts';

/** What is typed of an admin. */
export type AdminValues = Required<CreateAdminRequest> & { readonly confirm: string };

/** At least so many characters has the password of an admin. */
export const ADMIN_PASSWORD_MIN = 12;

export const NEW_ADMIN: AdminValues = {
  username: '',
  name: '',
  email: '',
  password: '',
  confirm: '',
  role: 'admin',
  active: true,
};

export const filled = ({ username, name, email, role, active }: AdminRecord): AdminValues => ({
  ...NEW_ADMIN,
  username,
  name,
  email,
  role,
  active,
});

/** Who makes a call. The admin realm comes with the console. */
export type Principal =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly role: UserRole;
      readonly sessionId: string;
    };

export const USER_ROLES = ['user', 'superadmin'] as const;
export type UserRole = (typeof USER_ROLES)[number];

export const USER_ROLES = ['user', 'superadmin'] as const;
export type UserRole = (typeof USER_ROLES)[number];

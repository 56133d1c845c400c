/** Roles of the site's users. */
export const USER_ROLES = ['user', 'superadmin'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/**
 * Roles of operators, each of which may do what those before it may. A site user with the role superadmin has no
 * authority in the admin console.
 */
export const ADMIN_ROLES = ['support', 'admin', 'superadmin'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

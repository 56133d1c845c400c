/** Of the operators; a user of the site who is called superadmin has no authority in the console. */
export const ADMIN_ROLES = ['admin', 'superadmin'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

export { USER_ROLES } from './principal.ts';
export type { Principal, UserRole } from './principal.ts';
export type { User } from './user.ts';
export type { Session } from './session.ts';

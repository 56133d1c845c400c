import type { Principal } from './principal.ts';

/** What a route may demand of its caller. */
export const ACCESS_POLICIES = [
  'public',
  'market:read',
  'auth:session',
  'profile:own',
  'strategies:own',
] as const;
export type AccessPolicy = (typeof ACCESS_POLICIES)[number];

/** Whether a caller may, and if not, whether signing in would help. */
export type AccessDecision =
  { readonly allowed: true } | { readonly allowed: false; readonly reason: 'signInNeeded' };

type Rule = (principal: Principal) => AccessDecision;

const anybody: Rule = () => ({ allowed: true });
const users: Rule = ({ kind }) =>
  kind === 'user' ? { allowed: true } : { allowed: false, reason: 'signInNeeded' };

const RULES: Readonly<Record<AccessPolicy, Rule>> = {
  public: anybody,
  'market:read': anybody,
  'auth:session': anybody,
  'profile:own': users,
  'strategies:own': users,
};

/** Whether `principal` may do what `policy` guards. */
export const decideAccess = (principal: Principal, policy: AccessPolicy): AccessDecision =>
  RULES[policy](principal);

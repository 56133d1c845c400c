import type { Instant } from '../shared/index.ts';
import type { Principal } from './principal.ts';

/** What a route may demand of its caller. */
export const ACCESS_POLICIES = [
  'public',
  'market:read',
  'auth:session',
  'profile:own',
  'account:own',
  'account:sensitive',
  'brokerage:own',
  'strategies:own',
] as const;
export type AccessPolicy = (typeof ACCESS_POLICIES)[number];

/** Whether a caller may, and if not, what would help: signing in, or the password once more. */
export type AccessDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: 'signInNeeded' | 'reauthenticationNeeded' };

/** How long after the password was given the sensitive actions of an account are open. */
export const STEP_UP_LIFE = 10 * 60_000;

type Rule = (principal: Principal, at: Instant) => AccessDecision;

const anybody: Rule = () => ({ allowed: true });
const users: Rule = ({ kind }) =>
  kind === 'user' ? { allowed: true } : { allowed: false, reason: 'signInNeeded' };
const usersSeenLately: Rule = (principal, at) => {
  if (principal.kind !== 'user') return { allowed: false, reason: 'signInNeeded' };
  return at <= principal.authenticatedAt + STEP_UP_LIFE
    ? { allowed: true }
    : { allowed: false, reason: 'reauthenticationNeeded' };
};

const RULES: Readonly<Record<AccessPolicy, Rule>> = {
  public: anybody,
  'market:read': anybody,
  'auth:session': anybody,
  'profile:own': users,
  'account:own': users,
  'account:sensitive': usersSeenLately,
  'brokerage:own': users,
  'strategies:own': users,
};

/** Whether `principal` may do what `policy` guards, at this instant. */
export const decideAccess = (
  principal: Principal,
  policy: AccessPolicy,
  at: Instant,
): AccessDecision => RULES[policy](principal, at);

import type { AccessPolicy } from '@toolyard/core/accounts';
import type { PrincipalName } from './principals.ts';
import type { Route } from './routes.ts';

/** A refusal by its status and code; null where the call must reach its handler. */
export type Expectation = { readonly status: number; readonly code: string } | null;

const NO_SESSION = { status: 401, code: 'SESSION_INVALID' } as const;
const STEP_UP = { status: 403, code: 'REAUTHENTICATION_NEEDED' } as const;

type Row = Readonly<Record<PrincipalName, Expectation>>;

const everybody: Row = {
  visitor: null,
  'user A': null,
  'user B': null,
  'user:superadmin': null,
  'password 10 minutes ago': null,
  'password longer ago': null,
  'revoked session': null,
  'expired token': null,
  'deleted account': null,
  'garbage token': null,
};
const users: Row = {
  ...everybody,
  visitor: NO_SESSION,
  'revoked session': NO_SESSION,
  'expired token': NO_SESSION,
  'deleted account': NO_SESSION,
  'garbage token': NO_SESSION,
};

/** What is of the console: no user of the site exists there, whatever their role. */
const operators: Row = {
  ...users,
  'user A': NO_SESSION,
  'user B': NO_SESSION,
  'user:superadmin': NO_SESSION,
  'password 10 minutes ago': NO_SESSION,
  'password longer ago': NO_SESSION,
};

/** Typed out, so that it is not the rule under test that says what is right. */
const BY_POLICY: Readonly<Record<Exclude<AccessPolicy, 'auth:session'>, Row>> = {
  public: everybody,
  'market:read': everybody,
  'profile:own': users,
  'account:own': users,
  'account:sensitive': { ...users, 'password longer ago': STEP_UP },
  'brokerage:own': users,
  'strategies:own': users,
  'admin:password': operators,
  'admin:second-factor': operators,
  'admin:own': operators,
  'admin:sensitive': operators,
  'console:use': operators,
  'console:govern': operators,
  'console:govern-sensitive': operators,
};

/** The calls that go by the refresh cookie: an access token at its end does not matter to them. */
const BY_COOKIE: Readonly<Record<string, Row>> = {
  refreshSession: { ...users, 'expired token': null },
  signOut: everybody,
};

/** What must come of a call; a route that nobody thought of has no answer and fails. */
export function expectationOf(
  { name, policy, operation }: Route,
  caller: PrincipalName,
): Expectation {
  const row = policy === 'auth:session' ? BY_COOKIE[operation.id] : BY_POLICY[policy];
  if (!row) throw new Error(`nothing is expected of ${name} (${policy})`);
  return row[caller];
}

import { realmOf, type AccessPolicy } from '@toolyard/core/accounts';
import { KEY_ROUTES, OPEN_ROUTES } from './declared.ts';
import { ONE_SCOPE, PRINCIPALS, type PrincipalName } from './principals.ts';
import type { Route } from './routes.ts';

/** A refusal by its status and code; null where the call must reach its handler. */
export type Expectation = { readonly status: number; readonly code: string } | null;

const NO_SESSION = { status: 401, code: 'SESSION_INVALID' } as const;
const STEP_UP = { status: 403, code: 'REAUTHENTICATION_NEEDED' } as const;
const PASSWORD_CHANGE = { status: 403, code: 'PASSWORD_CHANGE_NEEDED' } as const;
const NOT_ALLOWED = { status: 403, code: 'FORBIDDEN' } as const;

type Row = Readonly<Record<PrincipalName, Expectation>>;

/** The same for all. */
const all = (expected: Expectation): Row =>
  Object.fromEntries(PRINCIPALS.map((name) => [name, expected])) as Row;

const everybody = all(null);

/** Those of one realm; nobody of the other one exists there, whatever their role. */
const users: Row = {
  ...all(NO_SESSION),
  'user A': null,
  'user B': null,
  'user:superadmin': null,
  'password 10 minutes ago': null,
  'password longer ago': null,
};
const operators: Row = {
  ...all(NO_SESSION),
  support: null,
  admin: null,
  superadmin: null,
  'superadmin, password longer ago': null,
  'must-change-password admin': PASSWORD_CHANGE,
};
const admins: Row = { ...operators, support: NOT_ALLOWED };
const superadmins: Row = { ...admins, admin: NOT_ALLOWED };
const lately = { 'superadmin, password longer ago': STEP_UP } as const;

/** Typed out, so that it is not the rule under test that says what is right. */
const BY_POLICY: Readonly<Record<Exclude<AccessPolicy, 'auth:session'>, Row>> = {
  public: everybody,
  'market:read': everybody,
  'profile:own': users,
  'account:own': users,
  'account:sensitive': { ...users, 'password longer ago': STEP_UP },
  'brokerage:own': users,
  'strategies:own': users,
  'learning:own': users,
  'analyses:own': users,
  'codeRecipes:own': users,
  'content:own': users,
  'lottery:own': users,
  'lottery:enter': users,
  'admin:password': { ...operators, 'must-change-password admin': null },
  'admin:second-factor': { ...operators, ...lately },
  'admin:own': operators,
  'admin:sensitive': { ...operators, ...lately },
  'console:support': operators,
  'console:support-sensitive': { ...operators, ...lately },
  'console:use': admins,
  'console:govern': superadmins,
  'console:govern-sensitive': { ...superadmins, ...lately },
};

/** The calls that go by the refresh cookie: an access token at its end does not matter to them. */
const BY_COOKIE: Readonly<Record<string, Row>> = {
  refreshSession: { ...users, 'expired token': null },
  signOut: everybody,
  refreshAdminSession: {
    ...operators,
    'must-change-password admin': null,
    'admin expired token': null,
  },
  signOutAdmin: everybody,
};

const PROGRAMS: readonly PrincipalName[] = ['API key', 'API key of one scope', 'revoked API key'];

/** What must come of a call by API key: a route without a scope is closed to it, and reads no key where it is open. */
function ofProgram({ operation, policy }: Route, caller: PrincipalName): Expectation {
  const route = `${operation.method} ${operation.path}`;
  const scope = KEY_ROUTES[route] ?? null;
  if (scope === null && OPEN_ROUTES.includes(route)) {
    const isOfCookie = policy === 'auth:session' && !operation.id.startsWith('signOut');
    return isOfCookie ? NO_SESSION : null;
  }
  if (realmOf(policy) === 'admin') return NO_SESSION;
  if (caller === 'revoked API key') return { status: 401, code: 'API_KEY_INVALID' };
  if (scope === null) return { status: 403, code: 'API_KEY_NOT_ALLOWED' };
  const isMissing = caller === 'API key of one scope' && scope !== ONE_SCOPE;
  return isMissing ? { status: 403, code: 'API_KEY_SCOPE_MISSING' } : null;
}

/** What must come of a call; a route that nobody thought of has no answer and fails. */
export function expectationOf(route: Route, caller: PrincipalName): Expectation {
  if (PROGRAMS.includes(caller)) return ofProgram(route, caller);
  const { name, policy, operation } = route;
  const row = policy === 'auth:session' ? BY_COOKIE[operation.id] : BY_POLICY[policy];
  if (!row) throw new Error(`nothing is expected of ${name} (${policy})`);
  return row[caller];
}

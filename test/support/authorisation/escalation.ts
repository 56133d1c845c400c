import type { Admin, AdminRepository, User, UserRepository } from '@toolyard/core/accounts';
import { realmOf } from '@toolyard/core/accounts';
import { PORTS } from '../test-api.ts';
import { FULL_SIZE } from '../test-size.ts';
import { openAccount, openOperator } from '../wire/accounts.ts';
import type { Memory } from '../wire/memory.ts';
import { prepare } from '../wire/preparations.ts';
import type { WireRequest } from '../wire/send.ts';
import { validCall } from '../wire/valid-call.ts';
import type { Route } from './routes.ts';
import type { AuthorisationFixture } from './fixture.ts';

const NOBODYS = '018f0000-0000-7000-8000-000000000000';

/** What only named commands may set, as a call would try to set it in passing. */
const PROTECTED = {
  role: 'superadmin',
  active: true,
  isActive: true,
  passwordHash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA',
  id: NOBODYS,
  _id: NOBODYS,
  ownerId: NOBODYS,
  userId: NOBODYS,
  username: 'root',
  version: 99,
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
  deletedAt: null,
  mustChangePassword: false,
  secondFactor: true,
  sessionId: NOBODYS,
  authenticatedAt: 1e15,
  permissions: ['*'],
} as const;

/** Ways to say it: beside the fields, below a prototype, and twice in the address. */
const WAYS: Readonly<Record<string, (call: WireRequest) => WireRequest>> = {
  'in the body': (call) => withBody(call, PROTECTED),
  'below __proto__': (call) =>
    withText(call, JSON.stringify(bodyOf(call)).replace(/^\{/, `{"__proto__":${FIELDS},`)),
  'below constructor': (call) => withBody(call, { constructor: { prototype: PROTECTED } }),
  'in the address': (call) => ({ ...call, target: `${call.target}${SEPARATOR(call)}${QUERY}` }),
};
const FIELDS = JSON.stringify(PROTECTED);
const QUERY = 'role=user&role=superadmin&active=true&id=x&version=99';
const SEPARATOR = ({ target }: WireRequest) => (target.includes('?') ? '&' : '?');

const bodyOf = ({ body }: WireRequest): Record<string, unknown> => {
  try {
    return JSON.parse(body?.toString() ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
};
const withText = (call: WireRequest, body: string): WireRequest => ({
  ...call,
  body: body.replace(',}', '}'),
  headers: { ...call.headers, 'Content-Type': 'application/json' },
});
const withBody = (call: WireRequest, more: object): WireRequest =>
  withText(call, JSON.stringify({ ...bodyOf(call), ...more }));

interface EscalationReport {
  readonly calls: number;
  readonly routes: number;
  readonly faults: readonly string[];
}

/**
 * Every write of both realms by somebody who may little, with protected fields in every way; each write in one of the
 * ways in a sample.
 */
export async function tryEscalations(fixture: AuthorisationFixture): Promise<EscalationReport> {
  const routes = fixture.routes.filter(({ operation }) => operation.method !== 'GET');
  const ways = Object.entries(WAYS);
  const faults: string[] = [];
  let calls = 0;
  for (const [i, route] of routes.entries())
    for (const [way, changed] of FULL_SIZE ? ways : [ways[i % ways.length]!]) {
      calls += 1;
      const fault = await escalationFault(fixture, route, changed);
      if (fault !== null) faults.push(`${route.name} ${way}: ${fault}`);
    }
  return { calls, routes: routes.length, faults };
}

async function escalationFault(
  fixture: AuthorisationFixture,
  route: Route,
  changed: (call: WireRequest) => WireRequest,
): Promise<string | null> {
  const { send, api } = fixture;
  const isSite = realmOf(route.policy) === 'user' && !route.operation.path.includes('/admin/');
  const caller = isSite ? await openAccount(send) : await openOperator(api, send, 'admin');
  await prepare(fixture, route.operation.id, caller);
  const before = await standing(fixture, caller);
  const answer = await send(changed(validCall(fixture, route.operation, caller)));
  const after = await standing(fixture, caller);
  if (answer.status >= 500) return `answered ${answer.status} ${answer.text}`;
  if (answer.status < 300 && /"role":"superadmin"/.test(answer.text))
    return `answered ${answer.text}`;
  return after === before || isGone(route) ? null : `before ${before}, after ${after}`;
}

/** What the fields above say of the caller and of every admin, as the database has it. */
async function standing({ api }: AuthorisationFixture, { email }: Memory): Promise<string> {
  const users = api.container.get<Pick<UserRepository, 'findByEmail'>>(PORTS.userReader);
  const admins = api.container.get<Pick<AdminRepository, 'list'>>(PORTS.adminReader);
  const user = await users.findByEmail(email);
  const listed = (await admins.list()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return JSON.stringify([user && userFields(user), listed.map(adminFields)]);
}

const userFields = ({ id, role, email, createdAt }: User) => ({ id, role, email, createdAt });
const adminFields = ({ id, username, role, active, createdAt, mustChangePassword }: Admin) => ({
  id,
  username,
  role,
  active,
  createdAt,
  mustChangePassword,
});

const isGone = ({ operation }: Route): boolean => operation.id === 'deleteAccount';

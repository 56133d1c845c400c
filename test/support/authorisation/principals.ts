import { randomUUID } from 'node:crypto';
import { API_KEY_SCOPES, type ApiKeyScope } from '@toolyard/core/accounts';
import { confirmAddress } from '../test-api.ts';
import { openAccount, openOperator, signInAgain, signOut } from '../wire/accounts.ts';
import type { Memory } from '../wire/memory.ts';
import { toWire } from '../wire/to-wire.ts';
import { NOW, type AuthorisationFixture } from './fixture.ts';

export const PRINCIPALS = [
  'visitor',
  'user A',
  'user B',
  'user:superadmin',
  'password 10 minutes ago',
  'password longer ago',
  'revoked session',
  'expired token',
  'deleted account',
  'garbage token',
  'API key',
  'API key of one scope',
  'revoked API key',
  'support',
  'admin',
  'superadmin',
  'superadmin, password longer ago',
  'must-change-password admin',
  'disabled admin',
  'admin revoked session',
  'admin expired token',
] as const;
export type PrincipalName = (typeof PRINCIPALS)[number];

type Make = (fixture: AuthorisationFixture) => Promise<Memory>;

const account: Make = async ({ send }) => {
  const memory = await openAccount(send);
  memory.now = () => NOW;
  return memory;
};

/** The scope of an 'API key of one scope'. */
export const ONE_SCOPE: ApiKeyScope = 'strategies:read';

/** A program with a key of an account of its own, which has no cookie. */
const program =
  (scopes: readonly ApiKeyScope[], isRevoked = false): Make =>
  async (fixture) => {
    const memory = await account(fixture);
    await confirmAddress(fixture.api, memory);
    const expiresOn = new Date(NOW).toISOString().slice(0, 10);
    const body = { name: 'Report', scopes, expiresOn };
    const path = '/api/auth/api-keys';
    const draft = { path: {}, query: {}, headers: {}, body };
    const created = await fixture.send(toWire({ method: 'POST', path }, draft, memory));
    const { data, key } = JSON.parse(created.text) as { data: { id: string }; key: string };
    const removal = { method: 'DELETE', path: `${path}/${data.id}` };
    if (isRevoked) await fixture.send(toWire(removal, { ...draft, body: undefined }, memory));
    memory.token = key;
    memory.cookie = null;
    return memory;
  };

type Operator = Parameters<typeof openOperator>[2];

const operator =
  (role: Operator, change: Parameters<typeof openOperator>[3] = {}): Make =>
  async ({ api, send }) => {
    const memory = await openOperator(api, send, role, change);
    memory.now = () => NOW;
    return memory;
  };

/** A user with that role, which is none of the console's. */
export const superadmin: Make = async (fixture) => {
  const memory = await account(fixture);
  await fixture.promote(memory.email);
  await signInAgain(memory, fixture.send);
  return memory;
};

const signedOut =
  (make: Make): Make =>
  async (fixture) => {
    const memory = await make(fixture);
    await signOut(memory, fixture.send);
    return memory;
  };

const MAKERS: Readonly<Record<PrincipalName, Make>> = {
  visitor: async (fixture) => {
    const memory = await account(fixture);
    memory.token = memory.cookie = null;
    return memory;
  },
  'user A': account,
  'user B': account,
  'user:superadmin': superadmin,
  'password 10 minutes ago': account,
  'password longer ago': account,
  'revoked session': signedOut(account),
  'expired token': account,
  'deleted account': async (fixture) => {
    const memory = await account(fixture);
    const gone = { path: {}, query: {}, headers: {}, body: undefined };
    const route = { method: 'DELETE', path: '/api/auth/account' };
    const { status } = await fixture.send(toWire(route, gone, memory));
    if (status !== 204) throw new Error(`deleting the account answered ${status}`);
    return memory;
  },
  'garbage token': async (fixture) => {
    const memory = await account(fixture);
    memory.token = `garbage.${randomUUID()}.token`;
    memory.cookie = null;
    return memory;
  },
  'API key': program(API_KEY_SCOPES),
  'API key of one scope': program([ONE_SCOPE]),
  'revoked API key': program(API_KEY_SCOPES, true),
  support: operator('support'),
  admin: operator('admin'),
  superadmin: operator('superadmin'),
  'superadmin, password longer ago': operator('superadmin'),
  'must-change-password admin': operator('superadmin', { mustChangePassword: true }),
  'disabled admin': async (fixture) => {
    const memory = await operator('superadmin')(fixture);
    await fixture.disable(memory.username);
    return memory;
  },
  'admin revoked session': signedOut(operator('superadmin')),
  'admin expired token': operator('superadmin'),
};

const MINUTE = 60_000;
/** What was made so long before the calls are sent. */
const AGES: Readonly<Partial<Record<PrincipalName, number>>> = {
  'expired token': 16 * MINUTE,
  'admin expired token': 16 * MINUTE,
  'password longer ago': 10 * MINUTE + 1,
  'superadmin, password longer ago': 10 * MINUTE + 1,
  'password 10 minutes ago': 10 * MINUTE,
};

/** So many callers of each kind, each with an account of its own; the clock stands at `NOW` afterwards. */
export async function makePrincipals(
  fixture: AuthorisationFixture,
  counts: Readonly<Record<PrincipalName, number>>,
): Promise<Map<PrincipalName, Memory[]>> {
  const made = new Map<PrincipalName, Memory[]>();
  const oldestFirst = PRINCIPALS.toSorted((a, b) => (AGES[b] ?? 0) - (AGES[a] ?? 0));
  for (const name of oldestFirst) {
    await fixture.setClock(NOW - (AGES[name] ?? 0));
    const memories: Memory[] = [];
    while (memories.length < counts[name]) memories.push(await MAKERS[name](fixture));
    made.set(name, memories);
  }
  await fixture.setClock(NOW);
  return made;
}

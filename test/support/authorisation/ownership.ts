import { realmOf } from '@toolyard/core/accounts';
import { openAccount, openOperator } from '../wire/accounts.ts';
import { fresh, type Memory } from '../wire/memory.ts';
import { NEVER_SUCCEED, prepare } from '../wire/preparations.ts';
import type { WireAnswer } from '../wire/send.ts';
import { validCall } from '../wire/valid-call.ts';
import { collectionRoute, ownObject } from './calls.ts';
import { superadmin } from './principals.ts';
import { isObjectRoute, type Route } from './routes.ts';
import type { AuthorisationFixture } from './fixture.ts';

const NOBODYS = '018f0000-0000-7000-8000-000000000000';

/** Where somebody else's object is not treated like one that does not exist. */
export async function ownershipFaults(fixture: AuthorisationFixture): Promise<string[]> {
  const faults: string[] = [];
  for (const route of fixture.routes.filter(isObjectRoute)) {
    const fault = await ownershipFault(fixture, route);
    if (fault !== null) faults.push(`${route.name}: ${fault}`);
  }
  return faults;
}

async function ownershipFault(fixture: AuthorisationFixture, route: Route): Promise<string | null> {
  const [owner, stranger, mightier] = await threeOf(fixture, route);
  await ownObject(fixture, route, owner);
  await prepare(fixture, route.operation.id, owner);
  const id = owner.stored(route.operation)?.id ?? null;
  const isNever = route.name in NEVER_SUCCEED;
  if (id === null)
    return isNever ? null : 'nothing to try it on: its collection lists nothing and makes nothing';
  const before = await listed(fixture, route, owner);
  const fault =
    (await strangerFault(fixture, route, id, stranger)) ??
    (await strangerFault(fixture, route, id, mightier));
  if (fault !== null) return fault;
  if ((await listed(fixture, route, owner)) !== before) return 'a stranger changed it';
  if (isNever) return null;
  const own = await reach(fixture, route, owner, id);
  return own.status < 300 ? null : `the owner gets ${own.status} ${own.text}`;
}

/** An owner, somebody of the same realm, and one with its highest role. */
async function threeOf(fixture: AuthorisationFixture, { policy }: Route): Promise<Three> {
  const { api, send } = fixture;
  if (realmOf(policy) === 'user')
    return [await openAccount(send), await openAccount(send), await superadmin(fixture)];
  const open = (role: 'admin' | 'superadmin') => openOperator(api, send, role);
  return [await open('admin'), await open('admin'), await open('superadmin')];
}

type Three = readonly [owner: Memory, stranger: Memory, mightier: Memory];

async function strangerFault(
  fixture: AuthorisationFixture,
  route: Route,
  id: string,
  stranger: Memory,
): Promise<string | null> {
  const missing = await reach(fixture, route, stranger, NOBODYS);
  const foreign = await reach(fixture, route, stranger, id);
  if (missing.status !== 404) return `a missing one answers ${missing.status}`;
  if (foreign.status !== 404) return `a foreign one answers ${foreign.status}`;
  if (foreign.text === missing.text) return null;
  return `foreign answers ${foreign.text}, missing ${missing.text}`;
}

async function listed(fixture: AuthorisationFixture, route: Route, owner: Memory): Promise<string> {
  const list = collectionRoute(fixture, route, 'GET');
  return list ? (await fixture.send(validCall(fixture, list.operation, owner))).text : '';
}

/** Calls the route as its caller would call it for an object of this id. */
function reach(
  fixture: AuthorisationFixture,
  route: Route,
  caller: Memory,
  id: string,
): Promise<WireAnswer> {
  const call = validCall(fixture, route.operation, caller);
  const given = call.target.split('?', 1)[0]?.split('/') ?? [];
  const target = route.operation.path
    .replace(/\{\w+\}/, id)
    .split('/')
    .map((part, place) => (part.startsWith('{') ? (given[place] ?? part) : part))
    .join('/');
  const version = caller.stored(route.operation)?.version ?? 1;
  const seen = { 'If-Match': `"${version}"`, 'Idempotency-Key': fresh.key() };
  const headers = { ...call.headers, ...seen };
  return fixture.send({ ...call, target, headers });
}

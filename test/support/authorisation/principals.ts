import { randomUUID } from 'node:crypto';
import { openAccount, signInAgain, signOut } from '../wire/accounts.ts';
import { Memory } from '../wire/memory.ts';
import { toWire } from '../wire/to-wire.ts';
import { NOW, type AuthorisationWorld } from './world.ts';

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
] as const;
export type PrincipalName = (typeof PRINCIPALS)[number];

type Make = (world: AuthorisationWorld) => Promise<Memory>;

const account: Make = async ({ send }) => {
  const memory = await openAccount(send);
  memory.now = () => NOW;
  return memory;
};

/** A user with that role, which is none of the console's. */
export const superadmin: Make = async (world) => {
  const memory = await account(world);
  await world.promote(memory.email);
  await signInAgain(memory, world.send);
  return memory;
};

const MAKERS: Readonly<Record<PrincipalName, Make>> = {
  visitor: async (world) => {
    const memory = await account(world);
    memory.token = memory.cookie = null;
    return memory;
  },
  'user A': account,
  'user B': account,
  'user:superadmin': superadmin,
  'password 10 minutes ago': account,
  'password longer ago': account,
  'revoked session': async (world) => {
    const memory = await account(world);
    await signOut(memory, world.send);
    return memory;
  },
  'expired token': account,
  'deleted account': async (world) => {
    const memory = await account(world);
    const gone = { path: {}, query: {}, headers: {}, body: undefined };
    const route = { method: 'DELETE', path: '/api/auth/account' };
    const { status } = await world.send(toWire(route, gone, memory));
    if (status !== 204) throw new Error(`deleting the account answered ${status}`);
    return memory;
  },
  'garbage token': async (world) => {
    const memory = await account(world);
    memory.token = `garbage.${randomUUID()}.token`;
    memory.cookie = null;
    return memory;
  },
};

const MINUTE = 60_000;
/** What was made so long before the calls are sent. */
const AGES: Readonly<Partial<Record<PrincipalName, number>>> = {
  'expired token': 16 * MINUTE,
  'password longer ago': 10 * MINUTE + 1,
  'password 10 minutes ago': 10 * MINUTE,
};

/** `count` callers of each kind, each with an account of its own; the clock stands at `NOW` afterwards. */
export async function makePrincipals(
  world: AuthorisationWorld,
  count: number,
): Promise<Map<PrincipalName, Memory[]>> {
  const made = new Map<PrincipalName, Memory[]>();
  const oldestFirst = PRINCIPALS.toSorted((a, b) => (AGES[b] ?? 0) - (AGES[a] ?? 0));
  for (const name of oldestFirst) {
    await world.setClock(NOW - (AGES[name] ?? 0));
    const memories: Memory[] = [];
    while (memories.length < count) memories.push(await MAKERS[name](world));
    made.set(name, memories);
  }
  return made;
}

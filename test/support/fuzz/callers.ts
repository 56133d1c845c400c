import { openAccount, signInAgain, signOut } from '../wire/accounts.ts';
import { Memory } from '../wire/memory.ts';
import type { Send } from '../wire/send.ts';
import { toWire } from '../wire/to-wire.ts';

export const CALLERS = [
  'visitor',
  'user',
  'other user',
  'user:superadmin',
  'revoked session',
  'garbage token',
] as const;
export type CallerName = (typeof CALLERS)[number];

export interface Callers {
  of(name: CallerName): Promise<Memory>;
  /** What a caller has done to its own session does not spoil what comes after: it gets a new account. */
  renew(name: CallerName): Promise<void>;
}

/** Callers with accounts of their own. */
export function callersOn(send: Send, promote: (email: string) => Promise<void>): Callers {
  const made = new Map<CallerName, Promise<Memory>>();
  const make = async (name: CallerName): Promise<Memory> => {
    const memory = await openAccount(send);
    if (name === 'visitor') memory.token = memory.cookie = null;
    if (name === 'garbage token') memory.token = 'garbage.garbage.garbage';
    if (name === 'revoked session') await signOut(memory, send);
    if (name === 'user:superadmin') {
      await promote(memory.email);
      await signInAgain(memory, send);
    }
    return memory;
  };
  const of = (name: CallerName): Promise<Memory> => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
  const renew = async (name: CallerName): Promise<void> => {
    const isUser = name !== 'visitor' && name !== 'garbage token' && name !== 'revoked session';
    if (!isUser || !(await isSignedIn(await of(name), send))) made.delete(name);
  };
  return { of, renew };
}

async function isSignedIn(memory: Memory, send: Send): Promise<boolean> {
  const nothing = { path: {}, query: {}, headers: {}, body: undefined };
  const asked = toWire({ method: 'GET', path: '/api/auth/profile' }, nothing, memory);
  return (await send(asked)).status === 200;
}

/** For an application that has no accounts. */
export const strangers: Callers = {
  of: () => Promise.resolve(new Memory()),
  renew: () => Promise.resolve(),
};

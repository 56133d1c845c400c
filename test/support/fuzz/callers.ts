import { API_KEY_SCOPES } from '@toolyard/core/accounts';
import { confirmAddress } from '../test-api.ts';
import { openAccount, openOperator, signInAgain, signOut } from '../wire/accounts.ts';
import { Memory } from '../wire/memory.ts';
import { performAll } from '../wire/preparations.ts';
import type { Send } from '../wire/send.ts';
import { toWire } from '../wire/to-wire.ts';
import type { Client } from '../wire/valid-call.ts';
import type { WireFixture } from '../wire/fixture.ts';

export const CALLERS = [
  'visitor',
  'user',
  'other user',
  'user:superadmin',
  'API key',
  'revoked session',
  'garbage token',
  'admin',
  'superadmin',
] as const;
export type CallerName = (typeof CALLERS)[number];

export interface Callers {
  of(name: CallerName): Promise<Memory>;
  /** What was done to callers' sessions does not spoil what comes after: whose has ended gets a new account. */
  renew(names: readonly CallerName[]): Promise<void>;
}

type Fixture = Client & Pick<WireFixture, 'api' | 'promote' | 'readMail'>;

/** What an account holds before the hostile requests begin: something of everything. */
const BELONGINGS = ['saveStrategy', 'saveStrategy', 'signIn', 'forgotPassword'];
const SECOND_FACTOR = ['startSecondFactor', 'confirmSecondFactor'];
const OF_OPERATORS = [
  'createTool',
  'editTool',
  'createTool',
  'deleteTool',
  'listTrash',
  'listUsers',
];
const OF_SUPERADMINS = [
  'createUser',
  'createAdmin',
  'listAuditEntries',
  'startAdminSecondFactor',
  'confirmAdminSecondFactor',
];

/** Callers with accounts of their own. */
export function callersOn(fixture: Fixture): Callers {
  const { api, send, promote, readMail } = fixture;
  const made = new Map<CallerName, Promise<Memory>>();
  const operator = async (role: 'admin' | 'superadmin'): Promise<Memory> => {
    const memory = await openOperator(api, send, role);
    await performAll(fixture, OF_OPERATORS, memory);
    if (role === 'superadmin') await performAll(fixture, OF_SUPERADMINS, memory);
    return memory;
  };
  const make = async (name: CallerName): Promise<Memory> => {
    if (name === 'admin' || name === 'superadmin') return operator(name);
    const memory = await openAccount(send);
    await performAll(fixture, BELONGINGS, memory);
    await readMail(memory);
    if (name === 'visitor') memory.token = memory.cookie = null;
    if (name === 'garbage token') memory.token = 'garbage.garbage.garbage';
    if (name === 'API key') {
      await confirmAddress(api, memory);
      await becomeProgram(memory, send);
    }
    if (name === 'revoked session') await signOut(memory, send);
    if (name === 'user:superadmin') {
      await promote(memory.email);
      await signInAgain(memory, send);
      await performAll(fixture, SECOND_FACTOR, memory);
    }
    return memory;
  };
  const of = (name: CallerName): Promise<Memory> => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
  const renew = async (names: readonly CallerName[]): Promise<void> => {
    for (const name of names) {
      const known = made.get(name);
      if (known && !(await isSignedIn(await known, send))) made.delete(name);
    }
  };
  return { of, renew };
}

async function isSignedIn(memory: Memory, send: Send): Promise<boolean> {
  const nothing = { path: {}, query: {}, headers: {}, body: undefined };
  const site = isProgram(memory) ? '/api/options/watchlist' : '/api/auth/profile';
  const path = memory.username === '' ? site : '/api/admin/profile';
  const request = toWire({ method: 'GET', path }, nothing, memory);
  return (await send(request)).status === 200;
}

const isProgram = ({ token }: Memory): boolean => token?.startsWith('ty_') ?? false;

/** Gives the account an API key of every scope instead of its session. */
async function becomeProgram(memory: Memory, send: Send): Promise<void> {
  const expiresOn = new Date().toISOString().slice(0, 10);
  const body = { name: 'Report', scopes: API_KEY_SCOPES, expiresOn };
  const draft = { path: {}, query: {}, headers: {}, body };
  const route = { method: 'POST', path: '/api/auth/api-keys' };
  const { text } = await send(toWire(route, draft, memory));
  memory.token = (JSON.parse(text) as { key: string }).key;
  memory.cookie = null;
}

/** For an application that has no accounts. */
export const strangers: Callers = {
  of: () => Promise.resolve(new Memory()),
  renew: () => Promise.resolve(),
};

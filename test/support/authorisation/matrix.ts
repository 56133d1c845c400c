import { realmOf } from '@toolyard/core/accounts';
import type { Memory } from '../wire/memory.ts';
import { prepare } from '../wire/preparations.ts';
import type { WireAnswer } from '../wire/send.ts';
import { validCall } from '../wire/valid-call.ts';
import { collectionRoute, ownObject } from './calls.ts';
import { expectationOf, type Expectation } from './expectations.ts';
import { makePrincipals, PRINCIPALS, type PrincipalName } from './principals.ts';
import type { Route } from './routes.ts';
import type { AuthorisationFixture } from './fixture.ts';

export interface Cell {
  readonly route: Route;
  readonly caller: PrincipalName;
  readonly status: number;
  /** What is wrong; null in a sound cell. */
  readonly fault: string | null;
}

export const cellFaults = (cells: readonly Cell[]): string[] =>
  cells
    .filter(({ fault }) => fault !== null)
    .map(({ route, caller, fault }) => `${route.name} by ${caller}: ${fault}`);

const GUARDS = [
  'SESSION_INVALID',
  'FORBIDDEN',
  'REAUTHENTICATION_NEEDED',
  'PASSWORD_CHANGE_NEEDED',
  'SECOND_FACTOR_DUE',
  'API_KEY_INVALID',
  'API_KEY_NOT_ALLOWED',
  'API_KEY_SCOPE_MISSING',
];

/** Every route called by every kind of caller; whoever reaches a handler does so with an account of its own. */
export async function authorisationMatrix(
  fixture: AuthorisationFixture,
  routes: readonly Route[] = fixture.routes,
): Promise<Cell[]> {
  const reached = (caller: PrincipalName) =>
    routes.filter((route) => expectationOf(route, caller) === null).length;
  const counts = PRINCIPALS.map((caller) => [caller, reached(caller) + 1]);
  const callers = await makePrincipals(fixture, Object.fromEntries(counts) as Counts);
  const cells: Cell[] = [];
  for (const route of routes)
    for (const caller of PRINCIPALS) {
      const memories = callers.get(caller) ?? [];
      const isReached = expectationOf(route, caller) === null;
      const memory = isReached ? memories.pop() : memories[0];
      if (memory) cells.push(await cell(fixture, route, caller, memory));
    }
  return cells;
}

type Counts = Readonly<Record<PrincipalName, number>>;

async function cell(
  fixture: AuthorisationFixture,
  route: Route,
  caller: PrincipalName,
  memory: Memory,
): Promise<Cell> {
  const expected = expectationOf(route, caller);
  if (expected === null) {
    if (collectionRoute(fixture, route, 'GET') && realmOf(route.policy) === 'user')
      await ownObject(fixture, route, memory);
    await prepare(fixture, route.operation.id, memory);
  }
  const before = fixture.wrote.length;
  const answer = await fixture.send(validCall(fixture, route.operation, memory));
  const wrote = fixture.wrote.slice(before);
  const fault = faultOf(expected, answer, wrote);
  return { route, caller, status: answer.status, fault };
}

function faultOf(
  expected: Expectation,
  { status, text }: WireAnswer,
  wrote: readonly string[],
): string | null {
  const code = codeOf(text);
  const got = `${status} ${code}`;
  if (expected === null) return GUARDS.includes(code) ? `must be reached, answered ${got}` : null;
  if (status !== expected.status || code !== expected.code)
    return `must answer ${expected.status} ${expected.code}, answered ${got}`;
  return wrote.length > 0 ? `${wrote.join()} although it answered ${got}` : null;
}

/** The code of an error's body. */
function codeOf(text: string): string {
  try {
    const { code = '' } = (JSON.parse(text) ?? {}) as { code?: string };
    return code;
  } catch {
    return '';
  }
}

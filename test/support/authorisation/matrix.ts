import type { Memory } from '../wire/memory.ts';
import { prepare } from '../wire/preparations.ts';
import type { WireAnswer } from '../wire/send.ts';
import { validCall } from '../wire/valid-call.ts';
import { collectionRoute, ownObject } from './calls.ts';
import { expectationOf, type Expectation } from './expectations.ts';
import { makePrincipals, PRINCIPALS, type PrincipalName } from './principals.ts';
import type { Route } from './routes.ts';
import type { AuthorisationWorld } from './world.ts';

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

const GUARDS = ['SESSION_INVALID', 'FORBIDDEN', 'REAUTHENTICATION_NEEDED'];

/** Every route called by every kind of caller, each with an account of its own. */
export async function authorisationMatrix(world: AuthorisationWorld): Promise<Cell[]> {
  const callers = await makePrincipals(world, world.routes.length);
  const cells: Cell[] = [];
  for (const [at, route] of world.routes.entries())
    for (const caller of PRINCIPALS) {
      const memory = callers.get(caller)?.[at];
      if (memory) cells.push(await cell(world, route, caller, memory));
    }
  return cells;
}

async function cell(
  world: AuthorisationWorld,
  route: Route,
  caller: PrincipalName,
  memory: Memory,
): Promise<Cell> {
  const expected = expectationOf(route, caller);
  if (expected === null) {
    if (collectionRoute(world, route, 'GET')) await ownObject(world, route, memory);
    await prepare(world, route.operation.id, memory);
  }
  const before = world.wrote.length;
  const answer = await world.send(validCall(world, route.operation, memory));
  const wrote = world.wrote.slice(before);
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

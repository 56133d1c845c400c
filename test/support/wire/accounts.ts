import type { Admin, AdminRole } from '@toolyard/core/accounts';
import { addOperator, OPERATOR_PASSWORD } from '../operators.ts';
import type { TestApi } from '../test-api.ts';
import { untilServed } from '../until-served.ts';
import { Memory, fresh } from './memory.ts';
import type { Send, WireAnswer } from './send.ts';
import { toWire } from './to-wire.ts';

/** As `send`, each request from an address of its own: limits by address are another test's matter. */
export function fromEverywhere(send: Send): Send {
  let sent = 0;
  return (request) => {
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    sent++;
    return send({ ...request, headers: { 'X-Forwarded-For': address, ...request.headers } });
  };
}

const post = (path: string, body: unknown, memory: Memory, send: Send): Promise<WireAnswer> =>
  untilServed(() =>
    send(toWire({ method: 'POST', path }, { path: {}, query: {}, headers: {}, body }, memory)),
  );

/** A new account that is signed in. */
export async function openAccount(send: Send): Promise<Memory> {
  const memory = new Memory();
  memory.email = fresh.email();
  memory.password = fresh.password();
  const { email, password } = memory;
  learnSession(
    memory,
    await post('/api/auth/register', { name: '林梅', email, password }, memory, send),
  );
  return memory;
}

type Operators = Pick<TestApi, 'container'>;

/** A new admin who is signed in, past the forced change unless `change` says otherwise. */
export async function openOperator(
  api: Operators,
  send: Send,
  role: AdminRole,
  change: Partial<Admin> = {},
): Promise<Memory> {
  const { username, email } = await addOperator(api, role, change);
  const memory = new Memory();
  memory.username = username;
  memory.email = email;
  memory.password = OPERATOR_PASSWORD;
  const typed = { username, password: OPERATOR_PASSWORD };
  const answer = await post('/api/admin/auth/login', typed, memory, send);
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status} ${answer.text}`);
  const { data } = JSON.parse(answer.text) as { data: Record<string, unknown> };
  memory.storeSession(data, answer);
  return memory;
}

/** Signs the account in once more. */
export async function signInAgain(memory: Memory, send: Send): Promise<void> {
  const { email, password } = memory;
  learnSession(memory, await post('/api/auth/login', { email, password }, memory, send));
}

/** Ends the session; the token stays in the memory, as a thief would keep it. */
export async function signOut(memory: Memory, send: Send): Promise<void> {
  const realm = memory.username === '' ? '/api/auth' : '/api/admin/auth';
  const { status } = await post(`${realm}/logout`, undefined, memory, send);
  if (status !== 204) throw new Error(`signing out answered ${status}`);
}

function learnSession(memory: Memory, answer: WireAnswer): void {
  if (answer.status >= 300) throw new Error(`signing in answered ${answer.status} ${answer.text}`);
  memory.storeSession(JSON.parse(answer.text) as Record<string, unknown>, answer);
}

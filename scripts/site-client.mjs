/** Requests and accounts of the scripts that test the built application from outside. */
import { randomUUID } from 'node:crypto';

/** @typedef {{ method?: string, token?: string, key?: string, body?: any, headers?: Record<string, string> }} Request */

/**
 * One request; rejects if there was no answer.
 *
 * @param {{ url: string }} server
 * @param {string} path
 * @param {Request} [request]
 */
export async function call(server, path, { method = 'GET', token, key, body, headers } = {}) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  return { status: answer.status, body: text !== '' && isJson ? JSON.parse(text) : text };
}

/**
 * The body of an answer; rejects on any other status.
 *
 * @param {number} status
 * @param {{ url: string }} server
 * @param {string} path
 * @param {Request} [request]
 */
export async function expected(status, server, path, request) {
  const answer = await call(server, path, request);
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  return answer.body;
}

/** Registers a new user and returns a function that signs in and resolves with a token. */
export async function newUser(server) {
  const email = `user-${randomUUID()}@example.com`;
  const body = { name: 'Mei Lin', email, password: `long enough ${randomUUID()}` };
  await expected(201, server, '/api/auth/register', { method: 'POST', body });
  return async () => {
    const { password } = body;
    const request = { method: 'POST', body: { email, password } };
    return (await expected(200, server, '/api/auth/login', request)).token;
  };
}

const SAMPLE = { username: 'superadmin', password: 'toolyard-sample-1' };
const OWN_PASSWORD = 'an-operators-own-pass';

/** Changes the first superadmin's initial password and returns a function that signs in and resolves with a token. */
export async function firstSuperadmin(server) {
  const signIn = async (password) => {
    const body = { ...SAMPLE, password };
    const request = { method: 'POST', body };
    return (await expected(200, server, '/api/admin/auth/login', request)).data.token;
  };
  const body = { currentPassword: SAMPLE.password, newPassword: OWN_PASSWORD };
  const request = { method: 'PUT', token: await signIn(SAMPLE.password), key: randomUUID(), body };
  await expected(204, server, '/api/admin/profile/password', request);
  return () => signIn(OWN_PASSWORD);
}

/** One leg from the simulated market: the SPY call nearest to the spot price. */
export async function someLeg(server) {
  const expiries = await expected(200, server, '/api/options/expiries/SPY');
  const { expiry } = expiries.data.at(-1);
  const chain = await expected(200, server, `/api/options/chain/SPY?expiry=${expiry}`);
  const { calls, currentPrice } = chain.data;
  const distance = ({ strike }) => Math.abs(strike - currentPrice);
  const { symbol, ask: price } = calls.toSorted((a, b) => distance(a) - distance(b))[0];
  return { kind: 'option', symbol, position: 'long', quantity: 1, price, priceSource: 'ask' };
}

/** All records of a list, read page by page. */
export async function everyOne(server, path, token) {
  const all = [];
  for (let cursor = ''; ;) {
    const page = await expected(200, server, `${path}limit=100${cursor}`, { token });
    all.push(...page.data);
    if (!page.nextCursor) return all;
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
  }
}

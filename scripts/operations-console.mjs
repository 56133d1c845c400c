/** What an operator does in the console of a running server, by its API. */
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';

const STEP_MS = 30_000;

/**
 * @param {string} url
 * @param {string} method
 * @param {string} path
 * @param {{ token?: string, body?: object }} [sent]
 */
async function call(url, method, path, { token, body } = {}) {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  return text === '' ? null : JSON.parse(text).data;
}

const signIn = (url, body) => call(url, 'POST', '/api/admin/auth/login', { body });
const codeOf = (secret, timestamp) => new TOTP({ secret }).generate({ timestamp });

/** The first sign-in of the first superadmin: another password and a second factor, and a second superadmin. */
export async function firstSignIn(url, printed, second) {
  const username = 'superadmin';
  const password = 'correct horse battery staple';
  const first = await signIn(url, { username, password: printed });
  const body = { currentPassword: printed, newPassword: password };
  await call(url, 'PUT', '/api/admin/profile/password', { token: first.token, body });
  const { token } = await signIn(url, { username, password });
  const { secret } = await call(url, 'POST', '/api/admin/auth/second-factor', { token });
  const code = codeOf(secret, Date.now());
  await call(url, 'POST', '/api/admin/auth/second-factor/confirm', { token, body: { code } });
  const colleague = {
    username: second,
    name: 'Second',
    email: `${second}@your-domain.example`,
    password: 'another horse battery staple',
    role: 'superadmin',
  };
  await call(url, 'POST', '/api/admin/admins', { token, body: colleague });
  return { username, password, secret };
}

/** Signs in with the code of the next step, since that of this one was used. */
export const signInWithCode = (url, { secret, ...credentials }) =>
  signIn(url, { ...credentials, code: codeOf(secret, Date.now() + STEP_MS) });

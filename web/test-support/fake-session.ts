import type { SessionUser } from '../app/session.slice.ts';

export const TEST_USER: SessionUser = {
  id: 'user-1',
  name: 'Lin Xiao',
  email: 'lin.xiao@example.com',
  role: 'user',
  createdAt: '2026-01-02T03:04:05.000Z',
};

const part = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token as the browser sees it: only its times and its owner are read. Seconds since 1970. */
export const fakeToken = (
  issuedAt = Math.floor(Date.now() / 1000),
  lifetime = 900,
  sub = 'user-1',
): string =>
  [part({ alg: 'none' }), part({ iat: issuedAt, exp: issuedAt + lifetime, sub }), 'x'].join('.');

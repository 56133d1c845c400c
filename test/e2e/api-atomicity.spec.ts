import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openAccount, signInAgain } from '../support/wire/accounts.ts';
import { fresh, Memory } from '../support/wire/memory.ts';
import type { WireAnswer } from '../support/wire/send.ts';
import { toWire } from '../support/wire/to-wire.ts';
import { confirmAddress } from '../support/test-api.ts';
import { openWireFixture, type WireFixture } from '../support/wire/fixture.ts';
import { spreadBody } from '../support/strategy-bodies.ts';

const NOBODY = new Memory();
const HALF = '\ud800';

describe('a refused form leaves everything as it was', () => {
  let fixture: WireFixture;
  let mei: Memory;
  beforeAll(async () => {
    fixture = await openWireFixture({});
  }, 180_000);
  afterAll(() => fixture?.close());
  beforeEach(async () => {
    mei = await openAccount(fixture.send);
  });

  const send = (
    method: string,
    path: string,
    body?: unknown,
    by = mei,
    headers: Record<string, string> = {},
  ): Promise<WireAnswer> =>
    fixture.send(toWire({ method, path }, { path: {}, query: {}, headers, body }, by));
  const status = async (answer: Promise<WireAnswer>) => (await answer).status;
  const signIn = (email: string, password: string) =>
    status(send('POST', '/api/auth/login', { email, password }, NOBODY));
  const read = async (path: string, by = mei) =>
    JSON.parse((await send('GET', path, undefined, by)).text) as Record<string, unknown>;

  it('registration: no account, and the same address can register afterwards', async () => {
    const good = { name: 'Mei', email: fresh.email(), password: fresh.password() };
    const register = (body: object) => status(send('POST', '/api/auth/register', body, NOBODY));
    const faults = [
      { name: undefined },
      { name: null },
      { name: ['Mei'] },
      { name: 'a\0b' },
      { name: HALF },
      { name: 'M'.repeat(1_001) },
      { password: 'short' },
      { password: 'password' },
      { password: 'p'.repeat(129) },
      { password: { length: 12 } },
      { email: `${good.email}\0` },
      { email: [good.email] },
    ];
    for (const fault of faults)
      expect([fault, await register({ ...good, ...fault })]).toEqual([fault, 400]);
    expect(await signIn(good.email, good.password)).toBe(401);
    expect(await register(good)).toBe(201);
  });

  it('a taken address keeps its owner’s name and password', async () => {
    const taken = { name: 'Thief', email: mei.email.toUpperCase(), password: fresh.password() };
    expect(await status(send('POST', '/api/auth/register', taken, NOBODY))).toBe(409);
    expect(await signIn(mei.email, taken.password)).toBe(401);
    expect(await signIn(mei.email, mei.password)).toBe(200);
    expect(await read('/api/auth/profile')).toMatchObject({ user: { name: '林梅' } });
  });

  it('the profile keeps its name', async () => {
    for (const name of [null, '', ' ', 7, ['a'], 'a\0', HALF, 'n'.repeat(1_001)])
      expect([name, await status(send('PUT', '/api/auth/profile', { name }))]).toEqual([name, 400]);
    expect(await read('/api/auth/profile')).toMatchObject({ user: { name: '林梅' } });
  });

  it('a password change: the old one is good, the new one is not, the other sessions stand', async () => {
    const other = Object.assign(new Memory(), { email: mei.email, password: mei.password });
    await signInAgain(other, fixture.send);
    const good = { currentPassword: mei.password, newPassword: fresh.password() };
    const faults = [
      { currentPassword: 'not the password' },
      { currentPassword: undefined },
      { currentPassword: [mei.password] },
      { newPassword: 'short' },
      { newPassword: 'password' },
      { newPassword: null },
      { newPassword: `${good.newPassword}\0` },
      { newPassword: 'p'.repeat(129) },
    ];
    for (const fault of faults)
      expect([
        fault,
        await status(send('PUT', '/api/auth/password', { ...good, ...fault })),
      ]).toEqual([fault, 400]);
    expect(await signIn(mei.email, good.newPassword)).toBe(401);
    expect(await signIn(mei.email, mei.password)).toBe(200);
    expect(await status(send('GET', '/api/auth/profile', undefined, other))).toBe(200);
  });

  it('a reset: the old password is good, and so is the mailed token', async () => {
    await send('POST', '/api/auth/password/forgot', { email: mei.email }, NOBODY);
    await fixture.readMail(mei);
    const reset = (body: object) =>
      status(send('POST', '/api/auth/password/reset', { token: mei.resetToken, ...body }, NOBODY));
    for (const password of [undefined, null, 'short', 'password', 'p'.repeat(129), 'a\0bcdefgh'])
      expect([password, await reset({ password })]).toEqual([password, 400]);
    expect(await reset({ token: 'A'.repeat(43), password: fresh.password() })).toBe(400);
    expect(await signIn(mei.email, mei.password)).toBe(200);
    expect(await status(send('GET', '/api/auth/profile'))).toBe(200);
    expect(await reset({ password: fresh.password() })).toBe(204);
    expect(await signIn(mei.email, mei.password)).toBe(401);
  });

  it('a second factor that was not confirmed is none', async () => {
    await confirmAddress(fixture.api, mei);
    expect(await status(send('POST', '/api/auth/second-factor'))).toBe(201);
    for (const code of [undefined, null, '', '000', 123456, ['123456'], 'abcdef'])
      expect([
        code,
        await status(send('POST', '/api/auth/second-factor/confirm', { code })),
      ]).toEqual([code, 400]);
    expect(await read('/api/auth/second-factor')).toMatchObject({ data: { enabled: false } });
    expect(await signIn(mei.email, mei.password)).toBe(200);
  });

  it('sessions that were not ended go on', async () => {
    for (const body of [{}, { scope: 'mine' }, { scope: ['all'] }, { scope: null }, []])
      expect([body, await status(send('POST', '/api/auth/sessions/end', body))]).toEqual([
        body,
        400,
      ]);
    expect(await status(send('DELETE', '/api/auth/sessions/none'))).toBe(400);
    expect(await status(send('GET', '/api/auth/profile'))).toBe(200);
  });

  it('a strategy: none is saved, and the corrected body goes through under the same key', async () => {
    const path = '/api/options/strategies';
    const good = await spreadBody(fixture.api);
    const key = { 'Idempotency-Key': fresh.key() };
    const [first, second] = good.legs;
    const faults = [
      { legs: [] },
      { legs: [first, null] },
      { legs: [first, [second]] },
      { legs: [first, { ...second, quantity: 0 }] },
      { legs: [first, { ...second, price: -1 }] },
      { legs: [first, { ...second, symbol: 'SPY200117C00300000' }] },
      { name: HALF },
      { templateId: 'free-money' },
    ];
    for (const fault of faults)
      expect([fault, await status(send('POST', path, { ...good, ...fault }, mei, key))]).toEqual([
        fault,
        400,
      ]);
    expect(await read(path)).toMatchObject({ data: [] });
    expect(await status(send('POST', path, good, mei, key))).toBe(201);
    expect((await read(path))['data']).toHaveLength(1);
  });
});

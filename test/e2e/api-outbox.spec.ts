import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AddressedMail, Mailer } from '@toolyard/core/mail';
import { replace } from '@toolyard/api';
import { FakeClock } from '@toolyard/memory';
import { openConsole, signInOperator } from '../support/operators.ts';
import { openTestApi, PORTS, register, type TestApi } from '../support/test-api.ts';

const LETTER: AddressedMail = {
  language: 'zh-CN',
  to: 'mei@example.com',
  subject: '重设你的密码',
  text: '你好：\n\nhttps://x.example/\n',
};

const read = async ({ call }: TestApi, token: string, query = '') =>
  call.get(`/api/admin/outbox${query}`).set('Authorization', `Bearer ${token}`);

describe('the outbox of a server without a mail server', () => {
  const clock = new FakeClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ rebind: (container) => replace(container, PORTS.clock, clock) });
  });
  afterAll(() => api.close());

  it('a superadmin reads the letters, the newest first, a page at a time', async () => {
    const mailer = api.container.get<Mailer>(PORTS.mailer);
    await mailer.send({ ...LETTER, to: 'before@example.com' });
    for (const sent = Date.now(); Date.now() === sent;);
    await mailer.send(LETTER);
    const { token } = await signInOperator(api, 'superadmin');
    const first = await read(api, token, '?limit=1');
    expect(first.status).toBe(200);
    const { data, nextCursor } = first.body as { data: object[]; nextCursor: string };
    expect(data).toEqual([{ ...LETTER, id: expect.any(String), storedAt: expect.any(String) }]);
    const second = await read(api, token, `?limit=1&cursor=${nextCursor}`);
    expect(second.body).toMatchObject({ data: [{ to: 'before@example.com' }], nextCursor: null });
    const found = await read(api, token, '?search=before@');
    expect(found.body).toMatchObject({ data: [{ to: 'before@example.com' }], nextCursor: null });
  });

  it('L1: the password is asked for again after ten minutes', async () => {
    const { token, username, password } = await signInOperator(api, 'superadmin');
    clock.advance(11 * 60_000);
    expect((await read(api, token)).body).toMatchObject({ code: 'REAUTHENTICATION_NEEDED' });
    const again = await openConsole(api, username, password);
    expect((await read(api, again.token)).status).toBe(200);
  });

  it('nobody else does', async () => {
    const admin = await signInOperator(api, 'admin');
    expect((await read(api, admin.token)).status).toBe(403);
    expect((await read(api, (await register(api)).token)).status).toBe(401);
    expect((await api.call.get('/api/admin/outbox')).status).toBe(401);
  });

  it.each(['?cursor=../../secrets', '?limit=0', '?limit=101'])('%s is refused', async (query) => {
    const { token } = await signInOperator(api, 'superadmin');
    expect((await read(api, token, query)).status).toBe(400);
  });
});

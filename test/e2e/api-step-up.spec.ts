import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { replace } from '@toolyard/api';
import { FakePasswordHasher, FakeClock } from '@toolyard/memory';
import {
  addOperator,
  OPERATOR_PASSWORD,
  signInOperator,
  type Operator,
} from '../support/operators.ts';
import { bearer, newKey, openTestApi, PORTS, register, type TestApi } from '../support/test-api.ts';

const MINUTE = 60_000;

describe('eleven minutes after the password was given', () => {
  const clock = new FakeClock();
  let api: TestApi;
  let root: Operator;
  let token: string;
  let adminId: string;
  let userId: string;
  beforeAll(async () => {
    api = await openTestApi({
      rebind: (container) => {
        replace(container, PORTS.clock, clock);
        replace(container, PORTS.hasher, new FakePasswordHasher());
      },
    });
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    root = await signInOperator(api, 'superadmin');
    token = root.token;
    adminId = (await addOperator(api, 'admin')).id;
    const member = await register(api);
    const profile = await api.call.get('/api/auth/profile').set(bearer(member));
    userId = (profile.body as { user: { id: string } }).user.id;
    clock.advance(11 * MINUTE);
  });

  const send = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
    api.call[method](path).set(bearer({ token })).set(newKey()).set('If-Match', '"1"').send(body);
  const reauthenticate = async () => {
    const answer = await api.call
      .post('/api/admin/auth/reauthenticate')
      .set(bearer({ token }))
      .send({ password: OPERATOR_PASSWORD })
      .expect(200);
    return (answer.body as { data: { token: string } }).data.token;
  };
  const anAdmin = () => ({
    username: `op-${randomUUID()}`,
    name: 'Op',
    email: `op-${randomUUID()}@example.com`,
    password: 'an unguessable pass 1',
  });
  const aUser = () => ({
    name: 'Mei',
    email: `mei-${randomUUID()}@example.com`,
    password: 'unguessable 1',
  });

  const CASES: readonly (readonly [string, () => ReturnType<typeof send>, number])[] = [
    ['an operator is created', () => send('post', '/api/admin/admins', anAdmin()), 201],
    [
      "another's e-mail is changed",
      () => send('put', `/api/admin/admins/${adminId}`, { email: `x-${randomUUID()}@example.com` }),
      200,
    ],
    [
      'an operator is disabled',
      () => send('put', `/api/admin/admins/${adminId}`, { active: false }),
      200,
    ],
    ['an operator is deleted', () => send('delete', `/api/admin/admins/${adminId}`), 204],
    ['a user is deleted', () => send('delete', `/api/admin/users/${userId}`), 204],
    ['a user is created with a password', () => send('post', '/api/admin/users', aUser()), 201],
    [
      'the own e-mail is changed',
      () =>
        api.call
          .put('/api/admin/profile')
          .set(bearer({ token }))
          .set(newKey())
          .send({ name: root.admin.name, email: `own-${randomUUID()}@example.com` }),
      200,
    ],
  ];

  it.each(CASES)('%s with the password given again alone', async (_case, act, done) => {
    const refused = await act();
    expect([refused.status, (refused.body as { code?: string }).code]).toEqual([
      403,
      'REAUTHENTICATION_NEEDED',
    ]);
    token = await reauthenticate();
    expect((await act()).status).toBe(done);
  });

  it('re-authentication answers another token, and the former one opens nothing sensitive', async () => {
    const former = token;
    const renewed = await reauthenticate();
    expect(renewed).not.toBe(former);
    token = former;
    await send('delete', `/api/admin/users/${userId}`).expect(403);
    await api.call.get('/api/admin/profile').set(bearer({ token })).expect(200);
    token = renewed;
    await send('delete', `/api/admin/users/${userId}`).expect(204);
  });

  it('the own name is changed without it', async () => {
    const { email } = root.admin;
    await api.call
      .put('/api/admin/profile')
      .set(bearer({ token }))
      .set(newKey())
      .send({ name: 'Another name', email })
      .expect(200);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInOperator, type Operator } from '../support/operators.ts';
import {
  bearer,
  SAMPLED_ENGINES,
  newKey,
  openTestApi,
  PORTS,
  register,
  type TestApi,
} from '../support/test-api.ts';

interface WireUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly version: number;
}
interface WirePage {
  readonly users: readonly WireUser[];
  readonly total: number;
  readonly totalPages: number;
  readonly page: number;
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

const PASSWORD = 'unguessable enough 42';
const USERS = '/api/admin/users';

describe.each(SAMPLED_ENGINES)('users in the console on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let admin: Operator;
  let superadmin: Operator;
  beforeAll(async () => {
    api = await openTestApi({ engine });
    admin = await signInOperator(api, 'admin');
    superadmin = await signInOperator(api, 'superadmin');
  });
  afterAll(() => api?.close());

  const write = (by: Operator) => ({ ...bearer(by), ...newKey() });
  const newEmail = () => `u-${randomUUID()}@example.com`;
  async function create(change: object = {}): Promise<WireUser> {
    const draft = { name: 'Mei', email: newEmail(), password: PASSWORD, ...change };
    const answer = await api.call.post(USERS).set(write(superadmin)).send(draft).expect(201);
    return (answer.body as { user: WireUser }).user;
  }
  const list = async (query: object, by = admin): Promise<WirePage> =>
    (await api.call.get(USERS).set(bearer(by)).query(query).expect(200)).body as WirePage;

  it('AU-13 a user that was made is found, signs in, and shows no secret', async () => {
    const email = newEmail();
    const user = await create({
      name: ' Zoë Adler ',
      email: email.toUpperCase(),
      id: 'x',
      version: 9,
    });
    expect(user).toMatchObject({ name: 'Zoë Adler', email, role: 'user', version: 1 });
    expect(Object.keys(user).sort()).toEqual(
      [
        'active',
        'createdAt',
        'deletedAt',
        'email',
        'emailVerified',
        'id',
        'invitedAt',
        'lastSignInAt',
        'name',
        'role',
        'updatedAt',
        'version',
      ].sort(),
    );
    const read = await api.call.get(`${USERS}/${user.id}`).set(bearer(admin)).expect(200);
    expect(read.body).toEqual({ user });
    expect(read.headers['etag']).toBe('"1"');
    const given = { email, password: PASSWORD };
    const signIn = (more: object) => api.call.post('/api/auth/login').send({ ...given, ...more });
    await signIn({}).expect(403, /PASSWORD_CHANGE_NEEDED/);
    await signIn({ newPassword: 'own-grass-42' }).expect(200);
    const found = await list({ search: 'ZOË a' });
    expect(found.users.map(({ id }) => id)).toEqual([user.id]);
    const again = { name: 'Twin', email, password: PASSWORD };
    await api.call
      .post(USERS)
      .set(write(superadmin))
      .send(again)
      .expect(409, /EMAIL_TAKEN/);
    await api.call.post(USERS).set(write(admin)).send(again).expect(403);
  });

  it('AU-01 AU-02 pages by number and by cursor, sorted and filtered', async () => {
    const tag = randomUUID().slice(0, 8);
    const made: WireUser[] = [];
    for (let i = 0; i < 13; i++)
      made.push(await create({ name: `${tag} ${String(i).padStart(2, '0')}` }));
    const names = (page: WirePage) => page.users.map(({ name }) => name.slice(-2));
    const byName = { search: tag.toUpperCase(), sort: 'name', direction: 'asc' };
    const first = await list(byName);
    expect(first).toMatchObject({ total: 13, totalPages: 2, page: 1, previousCursor: null });
    expect(names(first)).toEqual(['00', '01', '02', '03', '04', '05', '06', '07', '08', '09']);
    const second = await list({ ...byName, page: 2 });
    expect(names(second)).toEqual(['10', '11', '12']);
    expect(await list({ ...byName, cursor: first.nextCursor })).toEqual(second);
    expect(await list({ ...byName, cursor: second.previousCursor })).toEqual(first);
    expect(names(await list({ ...byName, direction: 'desc', limit: 2 }))).toEqual(['12', '11']);
    await create({ name: `${tag} top`, role: 'superadmin' });
    expect((await list({ search: tag, role: 'superadmin' })).total).toBe(1);
    expect((await list({ search: tag, role: 'user', limit: 1 })).totalPages).toBe(13);
  });

  it.each([
    'limit=101',
    'limit=0',
    'page=0',
    'page=1.5',
    'sort=passwordHash',
    'direction=up',
    'role=root',
    'role=user&role=superadmin',
    'cursor=nonsense',
    'cursor=createdAt.desc.next.2.00000000-0000-7000-8000-000000000000.99999999999999999',
  ])('refuses %s', async (query) => {
    await api.call.get(`${USERS}?${query}`).set(bearer(admin)).expect(400);
  });

  it('a name is changed under the version that was seen; who saw another gets the present one', async () => {
    const { id } = await create();
    const put = (body: object, version?: string) =>
      api.call
        .put(`${USERS}/${id}`)
        .set({ ...write(admin), ...(version && { 'If-Match': version }) })
        .send(body);
    const changed = await put({ name: 'First' }, '"1"').expect(200);
    expect(changed.headers['etag']).toBe('"2"');
    const stale = await put({ name: 'Second' }, '"1"').expect(409);
    expect(stale.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { id, name: 'First', version: 2 } },
    });
    expect(JSON.stringify(stale.body)).not.toMatch(/hash/i);
    await put({ name: 'Third' }).expect(200);
    await put({ name: 'Fourth' }, 'W/"nonsense"').expect(400, /VERSION_MALFORMED/);
    await put({ version: 9, id: 'x', createdAt: 'now' }).expect(200);
    const read = await api.call.get(`${USERS}/${id}`).set(bearer(admin)).expect(200);
    expect(read.body).toMatchObject({ user: { id, name: 'Third' } });
  });

  it('an admin gives no role and touches no superadmin user', async () => {
    const plain = await create();
    const raised = await create({ role: 'superadmin' });
    const put = (id: string, body: object, by = admin) =>
      api.call.put(`${USERS}/${id}`).set(write(by)).send(body);
    await put(plain.id, { role: 'superadmin' }).expect(403, /FORBIDDEN/);
    await put(raised.id, { name: 'Mine' }).expect(403, /FORBIDDEN/);
    await put(raised.id, { role: 'user' }).expect(403, /FORBIDDEN/);
    await put(plain.id, { role: 'superadmin' }, superadmin).expect(200);
    await api.call
      .delete(`${USERS}/${raised.id}`)
      .set(write(superadmin))
      .expect(403, /UNDELETABLE/);
  });

  it('AU-17 a password that an admin sets ends every session at once, and the owner is told', async () => {
    const member = await register(api);
    const { users } = await list({ search: member.email });
    const id = users[0]?.id ?? '';
    const put = (password: string) =>
      api.call.put(`${USERS}/${id}`).set(write(admin)).send({ password });
    await put('short').expect(400, /PASSWORD_TOO_SHORT/);
    await api.call.get('/api/auth/profile').set(bearer(member)).expect(200);
    await put(PASSWORD).expect(200);
    await api.call.get('/api/auth/profile').set(bearer(member)).expect(401);
    const { email } = member;
    await api.call.post('/api/auth/login').send({ email, password: member.password }).expect(401);
    await api.call
      .post('/api/auth/login')
      .send({ email, password: PASSWORD, newPassword: 'own-grass-42' })
      .expect(200);
  });

  it('a deleted user has no session, no account, and an e-mail that is free again', async () => {
    const member = await register(api);
    const id = (await list({ search: member.email })).users[0]?.id ?? '';
    await api.call.delete(`${USERS}/${id}`).set(write(admin)).expect(403);
    await api.call.delete(`${USERS}/${id}`).set(write(superadmin)).expect(204);
    await api.call.get('/api/auth/profile').set(bearer(member)).expect(401);
    await api.call
      .get(`${USERS}/${id}`)
      .set(bearer(admin))
      .expect(404, /USER_UNKNOWN/);
    await api.call.delete(`${USERS}/${id}`).set(write(superadmin)).expect(404);
    const { email, password } = member;
    // L3: its address is reserved.
    const stranger = { name: 'Wu', email, password: 'the stranger chose this' };
    await api.call
      .post('/api/auth/register')
      .send(stranger)
      .expect(409, /EMAIL_TAKEN/);
    const taking = await create();
    const restore = (by: Operator) => api.call.post(`${USERS}/${id}/restore`).set(write(by));
    await restore(admin).expect(403);
    await api.call.delete(`${USERS}/${taking.id}`).set(write(superadmin)).expect(204);
    const trash = await list({ status: 'deleted', search: email });
    expect(trash.users.map((user) => user.id)).toEqual([id]);
    await restore(superadmin).expect(200);
    await api.call.post('/api/auth/login').send({ email, password }).expect(200);
    const erase = (who: string, by: Operator) =>
      api.call.post(`${USERS}/${who}/erase`).set(write(by));
    await erase(taking.id, admin).expect(403);
    await erase(id, superadmin).expect(404);
    await erase(taking.id, superadmin).expect(204);
    await erase(taking.id, superadmin).expect(404);
    expect((await list({ status: 'deleted', search: email })).users).toEqual([]);
    const entries = await api.call
      .get(`/api/admin/audit?subject=${taking.id}`)
      .set(bearer(superadmin))
      .expect(200);
    expect(entries.text).toContain('user.erased');
    expect(entries.text).not.toContain(email);
  });

  it('of many at once each has a verdict in the language of the call', async () => {
    const [plain, raised] = [await create(), await create({ role: 'superadmin' })];
    const ids = [raised.id, plain.id, randomUUID()];
    const answer = await api.call
      .post(`${USERS}/bulk`)
      .set({ ...write(superadmin), 'Accept-Language': 'zh-CN' })
      .send({ action: 'delete', ids })
      .expect(200);
    expect((answer.body as { data: unknown }).data).toEqual([
      {
        id: raised.id,
        name: null,
        changed: false,
        ok: false,
        code: 'SUPERADMIN_UNDELETABLE',
        message: '不能删除超级管理员角色的用户',
      },
      { id: plain.id, name: null, changed: true, ok: true },
      {
        id: ids[2],
        name: null,
        changed: false,
        ok: false,
        code: 'USER_UNKNOWN',
        message: '该用户不存在',
      },
    ]);
    const many = Array.from({ length: 1_001 }, () => randomUUID());
    for (const body of [
      { action: 'delete', ids: many },
      { action: 'raise', ids: [plain.id] },
    ])
      await api.call.post(`${USERS}/bulk`).set(write(superadmin)).send(body).expect(400);
    await api.call
      .post(`${USERS}/bulk`)
      .set(write(admin))
      .send({ action: 'delete', ids })
      .expect(403);
  });

  it('A39 all that match the filters of a list are changed, if they are as many as the operator saw', async () => {
    const tag = randomUUID().slice(0, 8);
    const made: WireUser[] = [];
    for (let i = 0; i < 12; i++) made.push(await create({ name: `${tag} ${i}` }));
    const other = await create({ name: `${tag} raised`, role: 'superadmin' });
    const bulk = (body: object, by = superadmin) =>
      api.call.post(`${USERS}/bulk`).set(write(by)).send(body);
    const filters = { search: tag, role: 'user' };
    const { total } = await list({ ...filters, limit: 10 });
    const matching = { ...filters, count: total };
    await bulk({ action: 'disable', matching: { ...matching, count: 11 } }).expect(
      409,
      /MATCHES_CHANGED/,
    );
    const answer = await bulk({ action: 'disable', matching }).expect(200);
    expect((answer.body as { data: unknown }).data).toEqual(
      made.map(({ id, name }) => ({ id, name, changed: true, ok: true })),
    );
    expect((await list({ search: tag, status: 'disabled' })).total).toBe(12);
    expect((await list({ search: tag })).users.map(({ id }) => id)).toContain(other.id);
    const deletion = await bulk({
      action: 'delete',
      matching: { search: tag, from: '2020-01-01', count: 13 },
    }).expect(200);
    expect((deletion.body as { data: { ok: boolean; code?: string }[] }).data.at(-1)).toMatchObject(
      { name: other.name, ok: false, code: 'SUPERADMIN_UNDELETABLE' },
    );
    await bulk({
      action: 'restore',
      matching: { search: tag, status: 'deleted', count: 12 },
    }).expect(200);
    for (const body of [
      { action: 'disable' },
      { action: 'disable', matching: {} },
      { action: 'disable', matching: null },
      { action: 'disable', matching: [] },
      { action: 'disable', matching: { ...matching, count: 0 } },
      { action: 'disable', matching: { ...matching, count: 1_001 } },
      { action: 'disable', matching: { ...matching, count: '12' } },
      { action: 'disable', matching: { ...matching, role: 'root' } },
      { action: 'disable', matching: { ...matching, status: 'gone' } },
      { action: 'disable', matching: { ...matching, from: 'soon' } },
      { action: 'disable', matching, ids: [other.id] },
    ])
      await bulk(body).expect(400, /VALIDATION/);
    await bulk({ action: 'disable', matching }, admin).expect(403);
  });

  it('sessions that an operator ends are over at the next call', async () => {
    const member = await register(api);
    const id = (await list({ search: member.email })).users[0]?.id ?? '';
    await api.call.post(`${USERS}/${id}/sessions/end`).set(write(superadmin)).expect(204);
    await api.call.get('/api/auth/profile').set(bearer(member)).expect(401);
    const support = await signInOperator(api, 'support');
    for (const by of [admin, support])
      await api.call.post(`${USERS}/${id}/sessions/end`).set(write(by)).expect(204);
    await api.call.put(`${USERS}/${id}`).set(write(support)).send({ name: 'Mine' }).expect(403);
  });

  it('what is sensitive takes the password again ten minutes later', async () => {
    const clock = api.container.get<{ now(): number }>(PORTS.clock);
    const later = clock.now() + 10 * 60_000 + 1;
    const user = await create();
    const real = clock.now.bind(clock);
    clock.now = () => later;
    try {
      const put = (body: object, by: Operator) =>
        api.call.put(`${USERS}/${user.id}`).set(write(by)).send(body);
      await put({ name: 'Still' }, admin).expect(200);
      await put({ password: PASSWORD }, admin).expect(403, /REAUTHENTICATION_NEEDED/);
      await put({ role: 'superadmin' }, superadmin).expect(403, /REAUTHENTICATION_NEEDED/);
      for (const path of ['/export', `/${user.id}/sessions/end`, '/bulk', '/import'])
        await (path === '/export' ? api.call.get(USERS + path) : api.call.post(USERS + path))
          .set(write(superadmin))
          .expect(403, /REAUTHENTICATION_NEEDED/);
    } finally {
      clock.now = real;
    }
  });
});

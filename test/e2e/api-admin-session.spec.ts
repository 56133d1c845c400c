import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addOperator,
  openConsole,
  OPERATOR_PASSWORD,
  signInOperator,
} from '../support/operators.ts';
import {
  bearer,
  cookiesOf,
  newKey,
  openTestApi,
  PORTS,
  register,
  sentBack,
  type TestApi,
} from '../support/test-api.ts';

interface Session {
  readonly data: {
    readonly token: string;
    readonly admin: Readonly<Record<string, unknown>>;
    readonly due: string | null;
    readonly previousLogin: string | null;
  };
}

const SAMPLE = { username: 'superadmin', password: 'toolyard-sample-1' };
const OWN = 'an-unguessable-one-2';

describe('the session of an admin', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close(), 60_000);

  const login = (body: object) => api.call.post('/api/admin/auth/login').send(body);
  const profile = (token: string) => api.call.get('/api/admin/profile').set(bearer({ token }));
  const hint = async () => (await api.call.get('/api/admin/auth/hint').expect(200)).body as unknown;

  it('AL-05 begins with the sample pair, which is told until it is changed, and opens nothing before', async () => {
    expect(await hint()).toEqual({ data: SAMPLE });
    const first = await login(SAMPLE).expect(200);
    const { token, admin, due, previousLogin } = (first.body as Session).data;
    expect(admin).toMatchObject({
      username: 'superadmin',
      role: 'superadmin',
      mustChangePassword: true,
      secondFactor: false,
    });
    expect(admin['_id']).toBe(admin['id']);
    expect(JSON.stringify(first.body)).not.toMatch(/hash/i);
    expect([due, previousLogin]).toEqual(['passwordChange', null]);
    await profile(token).expect(403, /PASSWORD_CHANGE_NEEDED/);

    const change = (newPassword: string) =>
      api.call
        .put('/api/admin/profile/password')
        .set(bearer({ token }))
        .send({ currentPassword: SAMPLE.password, newPassword });
    await change(SAMPLE.password).expect(400, /PASSWORD_UNCHANGED/);
    await change('elevenchars').expect(400, /PASSWORD_TOO_SHORT/);
    // A23
    await change('password1234').expect(400, /PASSWORD_PREDICTABLE/);
    await change('superadmin-2026').expect(400, /PASSWORD_PREDICTABLE/);
    await change('Toolyard-2026!').expect(400, /PASSWORD_PREDICTABLE/);
    await change(OWN).expect(204);
    expect((await profile(token).expect(200)).body).toMatchObject({
      data: { mustChangePassword: false },
    });
    expect(await hint()).toEqual({ data: null });
    await login(SAMPLE).expect(401);
  });

  it('AL-03 refuses in its own words, wrong passwords and unknown names alike', async () => {
    const { username } = await addOperator(api, 'admin');
    const disabled = await addOperator(api, 'admin', { active: false });
    const bodies = [
      await login({ username, password: 'not this one' }),
      await login({ username: 'nobody-of-that-name', password: 'not this one' }),
      await login({ username: disabled.username, password: OPERATOR_PASSWORD }),
    ].map(({ status, body }) => ({ status, body: body as unknown }));
    const refusal = {
      status: 401,
      body: {
        code: 'ADMIN_CREDENTIALS_WRONG',
        message: 'Login failed, please check username and password',
      },
    };
    expect(bodies).toEqual([refusal, refusal, refusal]);
    await login({ username: ' ', password: 'x' }).expect(400, /Please enter username and password/);
  });

  it('the name is the same in any case; the answer tells the login before', async () => {
    const { username } = await addOperator(api, 'admin');
    const first = await openConsole(api, ` ${username.toUpperCase()} `);
    const { data } = (await login({ username, password: OPERATOR_PASSWORD }).expect(200))
      .body as Session;
    expect(data.previousLogin).toBe(first.admin.lastLogin);
    expect(data.admin['version']).toBe(1);
  });

  it('is renewed by a cookie of its own; an old one that comes back ends it everywhere', async () => {
    const { cookies, token } = await signInOperator(api, 'admin');
    const [cookie, mark] = cookies;
    expect(cookie).toMatch(/^art=.+; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(mark).toMatch(/^admin-device=.+; Path=\/api\/admin\/auth;/);
    const refresh = (set: string | undefined) =>
      api.call.post('/api/admin/auth/refresh').set('Cookie', sentBack(set));
    const second = cookiesOf((await refresh(cookie).expect(200)).headers)[0];
    const third = cookiesOf((await refresh(second).expect(200)).headers)[0];
    await profile(token).expect(200);
    await refresh(cookie).expect(401);
    await refresh(third).expect(401);
    await profile(token).expect(401);
  });

  it('signing out ends it at the next call', async () => {
    const { cookies, token } = await signInOperator(api, 'superadmin');
    await api.call
      .post('/api/admin/auth/logout')
      .set('Cookie', cookies.map(sentBack).join('; '))
      .expect(204);
    await profile(token).expect(401);
  });

  it('a token of one realm is nothing in the other', async () => {
    const operator = await signInOperator(api, 'superadmin');
    const member = await register(api);
    await profile(member.token).expect(401, /SESSION_INVALID/);
    await api.call
      .get('/api/auth/profile')
      .set(bearer(operator))
      .expect(401, /SESSION_INVALID/);
    const swapped = (name: string, cookies: readonly string[]) =>
      cookies
        .map(sentBack)
        .join('; ')
        .replace(/\b(art|rt)=/, `${name}=`);
    await api.call
      .post('/api/auth/refresh')
      .set('Cookie', swapped('rt', operator.cookies))
      .expect(401);
    await api.call
      .post('/api/admin/auth/refresh')
      .set('Cookie', swapped('art', member.cookies))
      .expect(401);
  });

  it('a disabled or erased admin is nobody at the next call', async () => {
    for (const end of ['disable', 'erase']) {
      const { token, admin } = await signInOperator(api, 'admin');
      await profile(token).expect(200);
      const work = api.container.get<{
        run(one: (all: { admins: AdminsOf }) => Promise<void>): Promise<void>;
      }>(PORTS.work);
      await work.run(async ({ admins }) => {
        const stored = await admins.find(admin.id);
        if (!stored) throw new Error('lost');
        if (end === 'erase') return admins.erase(stored, Date.now());
        await admins.update({ ...stored, version: stored.version + 1, active: false });
      });
      await profile(token).expect(401, /SESSION_INVALID/);
    }
  });

  it('AP-05 name and e-mail are changed where the version is the one seen; the username stays', async () => {
    const operator = await signInOperator(api, 'admin');
    const put = (body: object, headers: Record<string, string> = {}) =>
      api.call
        .put('/api/admin/profile')
        .set({ ...bearer(operator), ...newKey(), ...headers })
        .send(body);
    const email = `new-${operator.admin.email}`;
    const changed = await put(
      { name: ' 新名字 ', email: email.toUpperCase(), username: 'other', role: 'superadmin' },
      { 'If-Match': '"1"' },
    ).expect(200);
    expect(changed.headers['etag']).toBe('"2"');
    expect((changed.body as Session).data).toMatchObject({
      name: '新名字',
      email,
      username: operator.username,
      role: 'admin',
      version: 2,
    });
    const stale = await put({ name: 'x', email }, { 'If-Match': '"1"' }).expect(409);
    expect(stale.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { name: '新名字', version: 2 } },
    });
    expect(JSON.stringify(stale.body)).not.toMatch(/hash/i);
    const { email: taken } = await addOperator(api, 'admin');
    await put({ name: 'x', email: taken }).expect(409, /EMAIL_TAKEN/);
    await put({ name: '', email }).expect(400, /NAME_INVALID/);
  });

  it('AP-05 a changed password ends the other sessions; the wrong present one changes nothing', async () => {
    const here = await signInOperator(api, 'admin');
    const there = await openConsole(api, here.username);
    const change = (currentPassword: string) =>
      api.call
        .put('/api/admin/profile/password')
        .set(bearer(here))
        .send({ currentPassword, newPassword: OWN });
    await change('not this one').expect(400, /PASSWORD_WRONG/);
    // L4: marks end with the password; whoever changed it gets a new one.
    const changed = await change(OPERATOR_PASSWORD).expect(204);
    expect(cookiesOf(changed.headers)[0]).toMatch(/^admin-device=.+; Path=\/api\/admin\/auth;/);
    await profile(here.token).expect(200);
    await profile(there.token).expect(401);
  });

  it('own devices are listed and ended', async () => {
    const here = await signInOperator(api, 'admin');
    const there = await openConsole(api, here.username);
    const list = async () =>
      (
        (await api.call.get('/api/admin/auth/sessions').set(bearer(here)).expect(200)).body as {
          data: { id: string; current: boolean }[];
        }
      ).data;
    const other = (await list()).find(({ current }) => !current);
    await api.call
      .delete(`/api/admin/auth/sessions/${other?.id ?? ''}`)
      .set(bearer(here))
      .expect(204);
    await profile(there.token).expect(401);
    await api.call
      .post('/api/admin/auth/sessions/end')
      .set(bearer(here))
      .send({ scope: 'all' })
      .expect(204);
    await profile(here.token).expect(401);
  });
});

interface AdminsOf {
  find(id: string): Promise<{ version: number; active: boolean } | null>;
  update(admin: object): Promise<void>;
  erase(admin: object, at: number): Promise<void>;
}

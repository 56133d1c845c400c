import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openConsole,
  signInOperator,
  type Operator,
  type WireAdmin,
} from '../support/operators.ts';
import { bearer, newKey, openTestApi, type TestApi } from '../support/test-api.ts';

const ADMINS = '/api/admin/admins';
const PASSWORD = 'a password for the first day';

describe('admins in the console', () => {
  let api: TestApi;
  let superadmin: Operator;
  beforeAll(async () => {
    api = await openTestApi();
    superadmin = await signInOperator(api, 'superadmin');
  });
  afterAll(() => api.close(), 60_000);

  const write = (by = superadmin) => ({ ...bearer(by), ...newKey() });
  const draft = (change: object = {}) => {
    const username = `ops-${randomUUID().slice(0, 13)}`;
    const typed = { name: 'Ops', email: `${username}@example.com`, password: PASSWORD };
    return { username, ...typed, role: 'admin', active: true, ...change };
  };
  const dataOf = (answer: { body: unknown }) => (answer.body as { data: WireAdmin }).data;
  const create = async (change: object = {}) =>
    dataOf(await api.call.post(ADMINS).set(write()).send(draft(change)).expect(201));
  const put = (id: string, body: object, by = superadmin) =>
    api.call.put(`${ADMINS}/${id}`).set(write(by)).send(body);
  const erase = (id: string, by = superadmin) => api.call.delete(`${ADMINS}/${id}`).set(write(by));
  const profile = (by: Operator) => api.call.get('/api/admin/profile').set(bearer(by));

  it('AA-01 are listed by username, each with _id and id, and read one by one', async () => {
    const made = await create({ username: ` OPS-${randomUUID().slice(0, 8)} ` });
    expect(made).toMatchObject({ _id: made.id, active: true, mustChangePassword: true });
    const listed = await api.call.get(ADMINS).set(bearer(superadmin)).expect(200);
    const { data } = listed.body as { data: WireAdmin[] };
    const names = data.map(({ username }) => username);
    expect(names).toEqual(names.toSorted());
    expect(data).toContainEqual(made);
    expect(JSON.stringify(data)).not.toMatch(/hash/i);
    const read = await api.call.get(`${ADMINS}/${made.id}`).set(bearer(superadmin)).expect(200);
    expect(read.body).toEqual(made);
    expect(read.headers['etag']).toBe('"1"');
  });

  it('AA-04 are made with everything, of a name and an address of their own', async () => {
    const first = draft();
    await api.call.post(ADMINS).set(write()).send(first).expect(201);
    for (const [change, status, code] of [
      [{ username: first.username.toUpperCase() }, 409, 'USERNAME_TAKEN'],
      [{ email: first.email.toUpperCase() }, 409, 'EMAIL_TAKEN'],
      [{ password: 'eleven char' }, 400, 'PASSWORD_TOO_SHORT'],
      [{ username: 'a' }, 400, 'USERNAME_INVALID'],
      [{ name: '  ' }, 400, 'NAME_INVALID'],
      [{ email: 'none' }, 400, 'EMAIL_INVALID'],
      [{ role: 'root' }, 400, 'VALIDATION'],
      [{ active: 'yes' }, 400, 'VALIDATION'],
    ] as const)
      await api.call.post(ADMINS).set(write()).send(draft(change)).expect(status, new RegExp(code));
  });

  it('AA-07 who is disabled is out at the next call, and cannot come back before being enabled', async () => {
    const admin = await signInOperator(api, 'admin');
    await profile(admin).expect(200);
    await put(admin.admin.id, { active: false }).expect(200);
    await profile(admin).expect(401);
    const login = { username: admin.username, password: admin.password };
    await api.call.post('/api/admin/auth/login').send(login).expect(401);
    await put(admin.admin.id, { active: true }).expect(200);
    await openConsole(api, admin.username);
  });

  it('a superadmin who is demoted governs no more, at the next call', async () => {
    const other = await signInOperator(api, 'superadmin');
    await api.call.get(ADMINS).set(bearer(other)).expect(200);
    await put(other.admin.id, { role: 'admin' }).expect(200);
    await api.call.get(ADMINS).set(bearer(other)).expect(401);
    const again = await openConsole(api, other.username);
    await api.call.get(ADMINS).set(bearer(again)).expect(403);
  });

  it('AA-09 a password that another admin sets opens nothing but its change', async () => {
    const admin = await signInOperator(api, 'admin');
    expect(dataOf(await put(admin.admin.id, { password: PASSWORD }).expect(200))).toMatchObject({
      mustChangePassword: true,
    });
    await profile(admin).expect(401);
    const again = await openConsole(api, admin.username, PASSWORD);
    await profile(again).expect(403, /PASSWORD_CHANGE_NEEDED/);
  });

  it('AA-08 an edit under a version that has passed gets the admin as it stands', async () => {
    const { id, username } = await create();
    const changed = await put(id, { name: 'First', username: 'root', id: 'x' }).expect(200);
    expect(dataOf(changed)).toMatchObject({ id, username, name: 'First', version: 2 });
    const stale = await put(id, { name: 'Second' }).set('If-Match', '"1"').expect(409);
    expect(stale.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { _id: id, id, name: 'First', version: 2, secondFactor: false } },
    });
    expect(JSON.stringify(stale.body)).not.toMatch(/hash/i);
  });

  it('AA-03 nobody deletes, disables or demotes himself', async () => {
    const { id } = superadmin.admin;
    await erase(id).expect(403, /OWN_ACCOUNT/);
    await put(id, { active: false }).expect(403, /OWN_ACCOUNT/);
    await put(id, { role: 'admin' }).expect(403, /OWN_ROLE/);
    await put(id, { name: 'Still here' }).expect(200);
    await profile(superadmin).expect(200);
  });

  it('who is deleted is gone at once', async () => {
    const admin = await signInOperator(api, 'admin');
    await erase(admin.admin.id).expect(204);
    await profile(admin).expect(401);
    await api.call
      .get(`${ADMINS}/${admin.admin.id}`)
      .set(bearer(superadmin))
      .expect(404, /ADMIN_UNKNOWN/);
    await erase(admin.admin.id).expect(404);
  });

  it('sessions of another end everywhere', async () => {
    const admin = await signInOperator(api, 'admin');
    const end = (by: Operator) =>
      api.call.post(`${ADMINS}/${admin.admin.id}/sessions/end`).set(write(by));
    await end(admin).expect(403);
    await end(superadmin).expect(204);
    await profile(admin).expect(401);
  });

  it('every change stands in the audit log, with no secret in it', async () => {
    const made = await create();
    await put(made.id, { active: false }).expect(200);
    await put(made.id, { password: PASSWORD }).expect(200);
    await erase(made.id).expect(204);
    const log = await api.call
      .get('/api/admin/audit')
      .query({ subject: made.id, limit: 10 })
      .set(bearer(superadmin))
      .expect(200);
    const { data } = log.body as { data: { action: string }[] };
    expect(data.map(({ action }) => action)).toEqual([
      'admin.deleted',
      'admin.passwordSet',
      'admin.updated',
      'admin.created',
    ]);
    expect(JSON.stringify(data)).not.toMatch(/argon|first day/);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInOperator, type Operator } from '../support/operators.ts';
import {
  bearer,
  newKey,
  openTestApi,
  register,
  SAMPLED_ENGINES,
  type TestApi,
} from '../support/test-api.ts';

const VIEWS = '/api/admin/views';
const SUPPORT_VIEW = { list: 'users', name: ' 新用户 ', query: 'sort=name&search=%E6%9E%97' };

interface WireView {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly query: string;
}

describe.each(SAMPLED_ENGINES)('A39 saved views on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let support: Operator;
  let superadmin: Operator;
  beforeAll(async () => {
    api = await openTestApi({ engine });
    support = await signInOperator(api, 'support');
    superadmin = await signInOperator(api, 'superadmin');
  });
  afterAll(() => api?.close());

  const write = (by: Operator) => ({ ...bearer(by), ...newKey() });
  const save = (body: object, by = support) => api.call.post(VIEWS).set(write(by)).send(body);
  const change = (id: string, body: object, by = support) =>
    api.call.put(`${VIEWS}/${id}`).set(write(by)).send(body);
  const list = async (by = support) =>
    ((await api.call.get(VIEWS).set(bearer(by)).expect(200)).body as { data: WireView[] }).data;

  it('an operator of any role saves, changes and deletes views that nobody else sees', async () => {
    const { data: view } = (await save(SUPPORT_VIEW).expect(201)).body as { data: WireView };
    expect(view).toEqual({
      id: view.id,
      list: 'users',
      name: '新用户',
      query: 'search=%E6%9E%97&sort=name',
    });
    expect(await list()).toEqual([view]);
    expect(await list(superadmin)).toEqual([]);
    const changed = { ...view, name: 'New', query: '' };
    const answer = await change(view.id, { name: 'New', query: '' }).expect(200);
    expect(answer.body).toEqual({ data: changed });
    for (const by of [superadmin, support]) {
      const expected = by === support ? 204 : 404;
      await change(view.id, { name: 'Mine' }, superadmin).expect(404, /VIEW_UNKNOWN/);
      await api.call.delete(`${VIEWS}/${view.id}`).set(write(by)).expect(expected);
    }
    expect(await list()).toEqual([]);
  });

  it('names and queries are refused by the rules of views', async () => {
    await save({ list: 'audit', name: 'Sign-ins', query: 'realm=user' }).expect(201);
    for (const [body, status, code] of [
      [{ list: 'audit', name: 'SIGN-INS', query: '' }, 409, 'VIEW_NAME_TAKEN'],
      [{ list: 'audit', name: ' ', query: '' }, 400, 'VIEW_NAME_INVALID'],
      [{ list: 'audit', name: 'x'.repeat(41), query: '' }, 400, 'VIEW_NAME_INVALID'],
      [{ list: 'audit', name: 'Page', query: 'before=7' }, 400, 'VIEW_QUERY_INVALID'],
      [{ list: 'users', name: 'Page', query: 'page=7' }, 400, 'VIEW_QUERY_INVALID'],
      [{ list: 'users', name: 'Long', query: `search=${'a'.repeat(4_000)}` }, 400, 'VALIDATION'],
      [{ list: 'lottery', name: 'None', query: '' }, 400, 'VALIDATION'],
      [{ list: 'users', name: 'No query' }, 400, 'VALIDATION'],
    ] as const)
      await save(body).expect(status, new RegExp(code));
  });

  it('twenty saved at once beside others are twenty, and the rest is refused', async () => {
    const by = await signInOperator(api, 'admin');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => save({ list: 'tools', name: `V${i}`, query: '' }, by)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await list(by)).toHaveLength(20);
  });

  it('users and visitors have no views', async () => {
    const user = await register(api);
    await api.call.get(VIEWS).expect(401);
    await api.call.get(VIEWS).set(bearer(user)).expect(401);
    await api.call
      .post(VIEWS)
      .set({ ...bearer(user), ...newKey() })
      .send(SUPPORT_VIEW)
      .expect(401);
  });

  it('views go with the admin who saved them', async () => {
    const gone = await signInOperator(api, 'admin');
    await save({ list: 'users', name: 'Mine', query: '' }, gone).expect(201);
    await api.call
      .delete(`/api/admin/admins/${gone.admin.id}`)
      .set({ ...write(superadmin), 'If-Match': `"${gone.admin.version}"` })
      .expect(204);
    await api.call.get(VIEWS).set(bearer(gone)).expect(401);
  });
});

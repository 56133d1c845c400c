import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInOperator, type Operator } from '../support/operators.ts';
import { propertySeed } from '../properties/seed.ts';
import { historyCount, provenOn, type Desk } from '../support/tool-edits.ts';
import { untilServed } from '../support/until-served.ts';
import {
  bearer,
  ENGINES,
  newKey,
  openTestApi,
  register,
  type TestApi,
} from '../support/test-api.ts';

interface WireTool {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly order: number;
  readonly isActive: boolean;
  readonly version: number;
}
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly data: WireTool & WireTool[];
    readonly code?: string;
    readonly message?: string;
    readonly details?: { readonly field?: string; readonly message?: string }[] & {
      readonly current?: WireTool;
    };
  };
}
type Method = 'get' | 'post' | 'put' | 'delete';

const TOOLS = '/api/admin/tools';
const TRASH = '/api/admin/deleted-tools';
const DRAFT = { title: 'AI -- Tool!! 2', description: 'Thinks.', url: '/ai', icon: '🤖' };

describe.each(ENGINES.map(([engine, has]) => [engine, has] as const))('on %s', (engine, has) => {
  const test = has ? it : it.skip;
  let api: TestApi;
  let mei: Operator;
  let qiang: Operator;

  beforeAll(async () => {
    if (!has) return;
    api = await openTestApi({ engine });
    mei = await signInOperator(api, 'superadmin');
    qiang = await signInOperator(api, 'admin');
  }, 180_000);
  afterAll(() => api?.close());

  const call = async (
    method: Method,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
    by: Pick<Operator, 'token'> = qiang,
  ): Promise<Answer> => {
    const going = api.call[method](path.startsWith(TRASH) ? path : `${TOOLS}${path}`).set({
      'Accept-Language': 'en',
      ...bearer(by),
      ...newKey(),
      ...headers,
    });
    return body === undefined ? await going : await going.send(body);
  };
  const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
  const list = async () => (await call('get', '')).body.data as WireTool[];
  const find = async (id: string) => (await list()).find((tool) => tool.id === id);
  let made = 0;
  const make = async (change: object = {}): Promise<WireTool> => {
    const answer = await call('post', '', { ...DRAFT, title: `Made ${++made}`, ...change });
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    return answer.body.data;
  };

  test('AT-08 AT-11 a tool is added with an id of its title and the defaults, and stands on the home page', async () => {
    const { status, body, headers } = await call('post', '', DRAFT);
    expect(status).toBe(201);
    expect(headers['etag']).toBe('"1"');
    expect(body.data).toEqual({
      ...DRAFT,
      titleZh: '',
      descriptionZh: '',
      publishAt: null,
      hideAt: null,
      id: 'ai-tool-2',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iconAlt: '',
      color: '#3b82f6',
      order: 999,
      isActive: true,
      badges: [],
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    const chinese = await call('post', '', { ...DRAFT, title: '重庆工具 2' });
    expect(chinese.body.data).toMatchObject({ id: 'chong-qing-gong-ju-2', title: '重庆工具 2' });
    const home = (await api.call.get('/api/home/apps')).body as { data: WireTool[] };
    expect(home.data.find(({ id }) => id === 'ai-tool-2')).toMatchObject({
      icon: '🤖',
      iconAlt: '',
    });
  });

  test('AT-09 AT-10 refusals name every fault in order, in the language of the caller', async () => {
    const answer = await call('post', '', { icon: '', color: 'red' });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('TOOL_INVALID');
    expect(answer.body.details?.map(({ message }) => message)).toEqual([
      'Title is required',
      'Description is required',
      'URL is required',
      'Icon is required',
      'Color must look like #3b82f6',
    ]);
    const unnamed = await call('post', '', { ...DRAFT, title: '！！' });
    expect(unnamed.body.details?.[0]?.message).toBe('Cannot generate a valid ID from the title');
    const chinese = await call('post', '', { ...DRAFT, url: '' }, { 'Accept-Language': 'zh-CN' });
    expect(chinese.body.details?.[0]?.message).toBe('请填写URL');
  });

  test.each([
    { url: 'javascript:alert(1)' },
    { url: '//evil.example' },
    { url: '/\\evil.example' },
    { url: 'java\nscript:alert(1)' },
    { icon: '/uploads/../../etc/passwd' },
    { icon: '<img src=x>' },
    { title: 'Admin' },
    { title: null },
    { title: ['x'] },
    { description: 'x'.repeat(501) },
    { order: 1.5 },
    { isActive: 'yes' },
    { badges: ['CHEAP'] },
    { badges: 'NEW' },
    { publishAt: 'tomorrow' },
    { publishAt: '2026-12-01T09:30' },
    { publishAt: '1999-12-31T09:30Z' },
    { publishAt: '2026-12-01T09:30Z', hideAt: '2026-12-01T09:30Z' },
  ])('a tool that breaks a rule is refused: case %#', async (fault) => {
    const { status, body } = await call('post', '', { ...DRAFT, title: 'Refused', ...fault });
    expect([status, typeof body.code]).toEqual([400, 'string']);
    expect(await find('refused')).toBeUndefined();
  });

  test('a tool with a schedule is shown between its times', async () => {
    const soon = { publishAt: '2099-12-01T09:30:00.000Z', hideAt: '2099-12-02T09:30:00.000Z' };
    const { id } = await make({ title: 'Planned', ...soon });
    const isHome = async () => {
      const home = (await api.call.get('/api/home/tools')).body as { data: WireTool[] };
      return home.data.some((tool) => tool.id === id);
    };
    expect(await find(id)).toMatchObject({ isActive: true, ...soon });
    expect(await isHome()).toBe(false);
    const now = { publishAt: '2020-01-01T01:00:00+01:00', hideAt: null };
    const edited = await call('put', `/${id}`, now);
    expect(edited.body.data).toMatchObject({ publishAt: '2020-01-01T00:00:00.000Z', hideAt: null });
    expect(await isHome()).toBe(true);
    const refused = await call('put', `/${id}`, { hideAt: '2019-12-31T23:00:00Z' });
    expect(refused.body.details).toMatchObject([{ field: 'hideAt' }]);
  });

  test('what belongs to the server cannot be set', async () => {
    const request = {
      key: '018f0000-0000-7000-8000-000000000000',
      version: 7,
      createdAt: '2000-01-01T00:00:00.000Z',
      deletedAt: '2000-01-01T00:00:00.000Z',
    };
    const tool = await make({ title: 'Wishes', ...request });
    expect(tool).toMatchObject({ id: 'wishes', version: 1 });
    expect(tool.key).not.toBe(request.key);
    const again = { ...request, id: 'own-id', title: 'Wishes still' };
    const edited = await call('put', '/wishes', again);
    expect(edited.body.data).toMatchObject({ id: 'wishes', key: tool.key, version: 2 });
    expect(await find('own-id')).toBeUndefined();
  });

  test('an id that is in use is refused', async () => {
    await make({ title: 'Taken' });
    expect(await call('post', '', { ...DRAFT, title: 'taken!' })).toMatchObject({
      status: 409,
      body: { code: 'TOOL_ID_TAKEN' },
    });
  });

  test('without If-Match the fields that are sent change, with it only what was seen', async () => {
    const { id } = await make();
    const patched = await call('put', `/${id}`, { order: 7 });
    expect([patched.status, patched.headers['etag']]).toEqual([200, '"2"']);
    expect(patched.body.data).toMatchObject({ description: 'Thinks.', order: 7, version: 2 });

    const stale = await call('put', `/${id}`, { title: 'Mine' }, ifMatch(1), mei);
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(stale.body.details?.current).toEqual(patched.body.data);
    const fresh = await call('put', `/${id}`, { title: 'Mine' }, ifMatch(2), mei);
    expect(fresh.body.data).toMatchObject({ title: 'Mine', order: 7, version: 3 });

    expect((await call('put', `/${id}`, {}, { 'If-Match': 'three' })).status).toBe(400);
    expect((await call('put', '/nothing-here', { order: 1 })).status).toBe(404);
  });

  test('a deleted tool is in the trash for 30 days and comes back as it was', async () => {
    const tool = await make();
    expect((await call('delete', `/${tool.id}`, undefined, ifMatch(9))).status).toBe(409);
    const deleted = await call('delete', `/${tool.id}`, undefined, ifMatch(1));
    expect([deleted.status, deleted.body]).toEqual([204, {}]);
    expect(await find(tool.id)).toBeUndefined();
    expect((await call('delete', `/${tool.id}`)).status).toBe(404);

    const trash = (await call('get', TRASH)).body.data as unknown as (WireTool & {
      deletedAt: string;
      expiresAt: string;
    })[];
    const thrown = trash.find(({ key }) => key === tool.key);
    expect(thrown).toMatchObject({ id: tool.id, version: 2 });
    expect(Date.parse(thrown!.expiresAt) - Date.parse(thrown!.deletedAt)).toBe(30 * 86_400_000);

    const back = await call('post', `${TRASH}/${tool.key}/restore`);
    expect([back.status, back.headers['etag']]).toEqual([200, '"3"']);
    expect(await find(tool.id)).toMatchObject({ key: tool.key, title: tool.title });
    expect((await call('post', `${TRASH}/${tool.key}/restore`)).status).toBe(404);
  });

  test('a tool of the trash stays there while its id is in use, and goes for good when told to', async () => {
    const tool = await make({ title: 'Twice' });
    await call('delete', '/twice');
    await make({ title: 'Twice' });
    expect(await call('post', `${TRASH}/${tool.key}/restore`)).toMatchObject({
      status: 409,
      body: { code: 'TOOL_ID_TAKEN' },
    });
    expect((await call('post', `${TRASH}/${tool.key}/restore-as-copy`)).body.data).toMatchObject({
      id: 'twice-copy',
      key: tool.key,
      isActive: false,
    });
    await call('delete', '/twice-copy');
    expect((await call('delete', `${TRASH}/${tool.key}`)).status).toBe(204);
    expect((await call('delete', `${TRASH}/${tool.key}`)).status).toBe(404);
    expect((await call('delete', `${TRASH}/no-key`)).status).toBe(400);
  });

  test('several are put in order in one call', async () => {
    const ids = [(await make()).id, (await make()).id, (await make()).id].reverse();
    const { status, body } = await call('put', '/order', { ids });
    expect(status).toBe(200);
    const orders = (body.data as WireTool[]).filter(({ id }) => ids.includes(id));
    expect(orders.map(({ id, order }) => [id, order])).toEqual(ids.map((id, i) => [id, i + 1]));
    expect(body.data).toEqual(await list());
    expect(await call('put', '/order', { ids: [...ids, 'gone'] })).toMatchObject({
      status: 409,
      body: { code: 'TOOLS_CHANGED' },
    });
    for (const bad of [[], [ids[0], ids[0]], 'x', [1]])
      expect((await call('put', '/order', { ids: bad })).status).toBe(400);
  });

  test('several are hidden, shown and deleted at once, with a result for each', async () => {
    const ids = [(await make()).id, 'gone', (await make()).id];
    const bulk = (action: string) => call('post', '/bulk', { action, ids });
    expect((await bulk('hide')).body.data).toMatchObject([
      { id: ids[0], ok: true, tool: { isActive: false } },
      { id: 'gone', ok: false, code: 'TOOL_UNKNOWN', message: 'This tool does not exist' },
      { id: ids[2], ok: true, tool: { isActive: false } },
    ]);
    const home = (await api.call.get('/api/home/tools')).body as { data: WireTool[] };
    expect(home.data.map(({ id }) => id)).not.toContain(ids[0]);
    expect((await bulk('show')).body.data).toMatchObject([
      { ok: true },
      { ok: false },
      { ok: true },
    ]);
    expect((await bulk('delete')).body.data).toMatchObject([
      { ok: true },
      { ok: false },
      { ok: true },
    ]);
    expect(await find(ids[0]!)).toBeUndefined();
    expect((await bulk('erase')).status).toBe(400);
  });

  test('a copy stands beside the original and is not shown', async () => {
    const { id, title } = await make();
    const { status, body } = await call('post', `/${id}/duplicate`);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ id: `${id}-copy`, title: `${title} copy`, isActive: false });
    expect((await call('post', '/nothing-here/duplicate')).status).toBe(404);
  });

  const fiftyTimes = (...args: Parameters<typeof call>) =>
    Promise.all(Array.from({ length: 50 }, () => untilServed(() => call(...args))));

  test('one key fifty times at once: one effect, and 49 times the same answer', async () => {
    const key = newKey();
    const draft = { ...DRAFT, title: 'Once only' };
    const created = await fiftyTimes('post', '', draft, key);
    expect(created[0]?.status).toBe(201);
    for (const { status, body } of created) expect([status, body]).toEqual([201, created[0]?.body]);
    expect((await list()).filter(({ id }) => id.startsWith('once-only'))).toHaveLength(1);
    const noted = await api.call
      .get('/api/admin/audit?action=tool.created&subject=once-only')
      .set(bearer(mei));
    expect((noted.body as { data: unknown[] }).data).toHaveLength(1);

    const edit = { ...newKey(), ...ifMatch(1) };
    const edited = await fiftyTimes('put', '/once-only', { order: 3 }, edit);
    for (const { status, body } of edited) expect([status, body.data?.version]).toEqual([200, 2]);
    const copied = await fiftyTimes('post', '/once-only/duplicate', undefined, newKey());
    expect(new Set(copied.map(({ body }) => body.data?.id))).toEqual(new Set(['once-only-copy']));
    const gone = await fiftyTimes('delete', '/once-only', undefined, newKey());
    expect(new Set(gone.map(({ status }) => status))).toEqual(new Set([204]));

    const other = await call('post', '', { ...draft, title: 'Other' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await call('post', '', draft, key, mei)).status).toBe(201);
  }, 120_000);

  test('two admins edit one tool in random turns: no update is lost, the loser sees what stands', async () => {
    const { id } = await make();
    const desk: Desk = {
      look: async () => (await find(id))!,
      save: async (title, seen, by) => {
        const answer = await call('put', `/${id}`, { title }, ifMatch(seen), [mei, qiang][by]);
        if (answer.status === 200) return { saved: answer.body.data };
        expect([answer.status, answer.body.code]).toEqual([409, 'VERSION_CONFLICT']);
        return { conflict: answer.body.details!.current! };
      },
    };
    const run = {
      seed: propertySeed('concurrent tool edits over HTTP'),
      numRuns: historyCount(15),
    };
    expect(await provenOn(desk, run)).toEqual([]);
  }, 900_000);

  test('nobody else comes in: visitors, users of the site, writes without a key', async () => {
    const user = await register(api);
    const visitor = await api.call.get(TOOLS);
    expect([visitor.status, (await call('get', '', undefined, {}, user)).status]).toEqual([
      401, 401,
    ]);
    const keyless = await api.call.post(TOOLS).set(bearer(qiang)).send(DRAFT);
    expect([keyless.status, (keyless.body as { code: string }).code]).toEqual([
      400,
      'IDEMPOTENCY_KEY_REQUIRED',
    ]);
  });
});

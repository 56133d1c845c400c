import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EvaluateAlerts } from '@toolyard/core/options/alerts';
import { spreadBody, spyChain } from '../support/strategy-bodies.ts';
import {
  bearer,
  confirmAddress,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

interface Alert {
  readonly id: string;
  readonly version: number;
  readonly phase: string;
  readonly subject: string;
  readonly condition: Readonly<Record<string, unknown>>;
}

interface Notice {
  readonly id: string;
  readonly ruleId: string;
  readonly value: number;
  readonly silent: boolean;
  readonly readAt: string | null;
}

interface Refusal {
  readonly code?: string;
  readonly details?: readonly { readonly field: string }[];
}

describe('OS-05 alerts of an account', () => {
  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    mei = await register(api);
  });

  /** A price that every stock has. */
  const PRICE = { kind: 'price', symbol: 'spy', direction: 'above', threshold: 0.01 };
  const ALERTS = '/api/options/alerts';
  const NOTICES = '/api/options/notices';
  const create = (condition: object, member = mei, key = newKey()) =>
    api.call
      .post(ALERTS)
      .set({ ...bearer(member), ...key })
      .send({ condition, repeat: 'each' });
  const made = async (condition: object = PRICE) => dataOf<Alert>(await create(condition));
  const change = ({ id, condition }: Alert, seen: number | null, part: object = {}) =>
    api.call
      .put(`${ALERTS}/${id}`)
      .set({ ...bearer(mei), ...newKey(), ...(seen === null ? {} : { 'If-Match': `"${seen}"` }) })
      .send({ condition, repeat: 'each', paused: false, ...part });
  const remove = ({ id }: Alert, seen: number, member = mei) =>
    api.call
      .delete(`${ALERTS}/${id}`)
      .set({ ...bearer(member), ...newKey(), 'If-Match': `"${seen}"` });
  const list = async (member = mei) =>
    dataOf<readonly Alert[]>(await api.call.get(ALERTS).set(bearer(member)).expect(200));
  const notices = (query: object = {}, member = mei) =>
    api.call.get(NOTICES).query(query).set(bearer(member)).expect(200);
  const unread = async () =>
    dataOf<{ count: number; latestAt: string | null }>(
      await api.call.get(`${NOTICES}/unread`).set(bearer(mei)).expect(200),
    );
  const markRead = (ids: unknown) =>
    api.call
      .post(`${NOTICES}/read`)
      .set({ ...bearer(mei), ...newKey() })
      .send({ ids });
  const check = () => api.container.get(EvaluateAlerts).execute();
  const refusalOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
    const { code, details = [] } = body as Refusal;
    return [status, code, ...details.map(({ field }) => field)];
  };

  it('are made, listed, changed and deleted at the version that was seen', async () => {
    const answer = await create(PRICE).expect(201);
    expect(answer.headers['etag']).toBe('"1"');
    const alert = dataOf<Alert>(answer);
    expect(alert).toMatchObject({
      version: 1,
      subject: 'SPY',
      phase: 'armed',
      paused: false,
      value: null,
      condition: { ...PRICE, symbol: 'SPY', strategyId: null, unit: null, greek: null },
    });
    expect(await list()).toEqual([alert]);
    expect((await change(alert, null)).status).toBe(428);
    const paused = await change(alert, 1, { paused: true }).expect(200);
    expect(dataOf(paused)).toMatchObject({ version: 2, paused: true });
    expect((await change(alert, 1)).body).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { id: alert.id, version: 2 } },
    });
    await remove(alert, 2).expect(204);
    expect(await list()).toEqual([]);
  });

  it('the same call twice makes one alert', async () => {
    const key = newKey();
    const [first, again] = [await create(PRICE, mei, key), await create(PRICE, mei, key)];
    expect(dataOf(again)).toEqual(dataOf(first));
    expect(await list()).toHaveLength(1);
  });

  it('are nobody else’s, and nobody’s without a user', async () => {
    const alert = await made();
    const stranger = await register(api);
    expect(await list(stranger)).toEqual([]);
    await remove(alert, 1, stranger).expect(404);
    await api.call.get(ALERTS).expect(401);
    await api.call.get(NOTICES).expect(401);
    await api.call.get(`${NOTICES}/unread`).expect(401);
  });

  it.each([
    ['an unknown stock', { ...PRICE, symbol: 'NOPE' }, [404, 'SYMBOL_UNKNOWN', 'condition.symbol']],
    ['no symbol', { ...PRICE, symbol: '' }, [400, 'ALERT_INVALID', 'condition.symbol']],
    [
      'a threshold that is no number',
      { ...PRICE, threshold: 'ten' },
      [400, 'VALIDATION', 'condition.threshold'],
    ],
    ['a price of zero', { ...PRICE, threshold: 0 }, [400, 'ALERT_INVALID', 'condition.threshold']],
    ['another kind', { ...PRICE, kind: 'weather' }, [400, 'VALIDATION', 'condition.kind']],
    [
      'an unknown position',
      { kind: 'expiry', strategyId: '018f0000-0000-7000-8000-000000000000', threshold: 5 },
      [404, 'STRATEGY_UNKNOWN', 'condition.strategyId'],
    ],
  ])('%s is refused at its field', async (_what, condition, expected) => {
    expect(refusalOf(await create(condition))).toEqual(expected);
    expect(await list()).toEqual([]);
  });

  it('a foreign position is as unknown as none', async () => {
    const saved = await api.call
      .post('/api/options/strategies')
      .set({ ...bearer(await register(api)), ...newKey() })
      .send(await spreadBody(api))
      .expect(201);
    const { id } = dataOf<{ id: string }>(saved);
    const answer = await create({ kind: 'expiry', strategyId: id, threshold: 5 });
    expect(refusalOf(answer)).toEqual([404, 'STRATEGY_UNKNOWN', 'condition.strategyId']);
  });

  it('a contract and a rank are watched by the prices of the chain', async () => {
    const { calls } = await spyChain(api);
    const quoted = calls.find(({ bid, ask }) => (bid ?? 0) > 0 && ask !== null);
    await made({ ...PRICE, kind: 'optionPrice', symbol: quoted?.symbol });
    await made({ ...PRICE, kind: 'ivRank', threshold: 0 });
    await check();
    const data = dataOf<readonly Notice[]>(await notices());
    expect(data).toHaveLength(2);
    const middle = ((quoted?.bid ?? 0) + (quoted?.ask ?? 0)) / 2;
    expect(data.map(({ value }) => value).some((value) => Math.abs(value - middle) < middle)).toBe(
      true,
    );
  });

  it('each fires once, its notice is listed page by page, counted and marked as read', async () => {
    await confirmAddress(api, mei);
    const [first, second] = [await made(), await made()];
    expect(await unread()).toEqual({ count: 0, latestAt: null });
    await Promise.all([check(), check(), check()]);
    expect(await unread()).toMatchObject({ count: 2 });
    const page = (await notices({ limit: 1 })).body as {
      data: Notice[];
      nextCursor: string | null;
    };
    const rest = (await notices({ limit: 1, cursor: page.nextCursor })).body as typeof page;
    expect(rest.nextCursor).toBeNull();
    const found = [...page.data, ...rest.data];
    expect(found.map(({ ruleId }) => ruleId).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(found).toMatchObject([
      { silent: false, readAt: null, condition: { threshold: 0.01 } },
      { silent: false, readAt: null },
    ]);
    expect((await list()).map(({ phase }) => phase)).toEqual(['fired', 'fired']);
    expect(dataOf(await markRead([found[0]?.id]).expect(200))).toMatchObject({ count: 1 });
    expect(dataOf(await markRead(null).expect(200))).toMatchObject({ count: 0 });
    expect((await markRead('all')).status).toBe(400);
    const stranger = await register(api);
    expect((await notices({}, stranger)).body).toEqual({ data: [], nextCursor: null });
  });

  it('a hundred and no more', async () => {
    for (let i = 0; i < 100; i += 1) await create(PRICE).expect(201);
    expect(refusalOf(await create(PRICE))).toEqual([409, 'ALERTS_FULL']);
  });

  it('are in the export, and go with the account', async () => {
    const alert = await made();
    await check();
    const exported = await api.call.get('/api/auth/export').set(bearer(mei)).expect(200);
    expect(exported.body).toMatchObject({
      alerts: [{ id: alert.id }],
      alertNotices: [{ ruleId: alert.id }],
    });
    await api.call.delete('/api/auth/account').set(bearer(mei)).expect(204);
    await check();
  });
});

function dataOf<T>({ body }: { readonly body: unknown }): T {
  return (body as { readonly data: T }).data;
}

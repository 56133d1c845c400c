import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Repositories } from '@toolyard/core/repositories';
import { SYMBOL_UNKNOWN } from '@toolyard/core/market';
import type { Prices, StrategyReader } from '@toolyard/core/options/strategies';
import type { UnitOfWork } from '@toolyard/core/shared';
import { spreadBody } from '../support/strategy-bodies.ts';
import {
  bearer,
  SAMPLED_ENGINES,
  newKey,
  openTestApi,
  PORTS,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const STRATEGIES = '/api/options/strategies';
type Named = Readonly<Record<'id' | 'name', string>>;
/** Monday, 10:30:10 in New York. */
const MONDAY = Date.UTC(2026, 2, 2, 15, 30, 10);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface Read {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly asOf: string;
  readonly quotedAt: string;
  readonly legs: readonly { readonly id: string; readonly premium: number }[];
}
const dataOf = (answer: { body: unknown }) => (answer.body as { data: Read }).data;
const idsOf = ({ data }: { data: readonly Read[] }) => data.map(({ id }) => id);

describe.each(SAMPLED_ENGINES)('answers of strategies on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let mei: Member;
  let now: number;

  const moveTo = async (moment: number) => {
    now = moment;
    const body = { now: new Date(moment).toISOString() };
    await api.call.post('/api/test/clock').send(body).expect(204);
  };
  const list = async (member = mei, limit = 100) => {
    const answer = await api.call.get(STRATEGIES).query({ limit }).set(bearer(member)).expect(200);
    return answer.body as { data: Read[]; nextCursor: string | null };
  };
  const one = (id: string, member = mei) => api.call.get(`${STRATEGIES}/${id}`).set(bearer(member));
  const save = async (member = mei) => {
    const call = api.call.post(STRATEGIES).set(bearer(member)).set(newKey());
    return dataOf(await call.send(await spreadBody(api)).expect(201));
  };
  const open = async ({ id, version, legs }: Read) => {
    const fills = legs.map((leg) => ({ legId: leg.id, price: leg.premium, commission: 0 }));
    const call = api.call.post(`${STRATEGIES}/${id}/open`).set(bearer(mei)).set(newKey());
    return dataOf(await call.set('If-Match', `"${version}"`).send({ fills }).expect(200));
  };
  const remove = ({ id, version }: Pick<Read, 'id' | 'version'>) =>
    api.call
      .delete(`${STRATEGIES}/${id}`)
      .set(bearer(mei))
      .set(newKey())
      .set('If-Match', `"${version}"`)
      .expect(204);
  const reader = () => api.container.get<StrategyReader>(PORTS.strategyReader);
  const work = () => api.container.get<UnitOfWork<Repositories>>(PORTS.work);

  beforeAll(async () => {
    api = await openTestApi({ engine, settings: { manualClock: true } });
  });
  beforeEach(async () => {
    await moveTo(MONDAY);
    mei = await register(api);
  });
  afterAll(() => api?.close());

  it.each([
    [undefined, 'SPY Bull call spread'],
    ['en', 'SPY Bull call spread'],
    ['de', 'SPY Bull call spread'],
    ['zh-CN', 'SPY 牛市看涨价差'],
  ])(
    'a strategy saved without a name is named in the language of the call: %s',
    async (language, name) => {
      const { name: _name, ...body } = await spreadBody(api);
      const call = api.call.post(STRATEGIES).set(bearer(mei)).set(newKey());
      const sent = language === undefined ? call : call.set('Accept-Language', language);
      expect(dataOf(await sent.send(body).expect(201)).name).toBe(name);
    },
  );

  it('N11 a strategy is named in the language of each call, and its answers tell caches so', async () => {
    const { name: _name, ...body } = await spreadBody(api);
    const saved = await api.call.post(STRATEGIES).set(bearer(mei)).set(newKey()).send(body);
    const { id } = dataOf(saved);
    const named = async (path: string, language: string) => {
      const answer = await api.call.get(path).set(bearer(mei)).set('Accept-Language', language);
      expect(answer.headers['vary']).toContain('Accept-Language');
      const { data } = answer.body as { data: Named | readonly Named[] };
      return [data].flat().find((each) => each.id === id)!.name;
    };
    for (const path of [`${STRATEGIES}/${id}`, `${STRATEGIES}?limit=100`])
      expect([
        await named(path, 'en'),
        await named(path, 'zh-CN'),
        await named(path, 'en'),
      ]).toEqual(['SPY Bull call spread', 'SPY 牛市看涨价差', 'SPY Bull call spread']);
  });

  it('a second call within the minute reads the versions alone, and answers the same bytes', async () => {
    const { id } = await open(await save());
    const [first, page] = [await one(id).expect(200), await list()];
    const reads = [jest.spyOn(reader(), 'findOwned'), jest.spyOn(reader(), 'listOwned')];
    await moveTo(now + 5 * SECOND);
    const second = await one(id).expect(200);
    expect(second.text).toBe(first.text);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(second.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(await list()).toEqual(page);
    for (const read of reads) {
      expect(read).not.toHaveBeenCalled();
      read.mockRestore();
    }
  });

  it('If-None-Match of the last answer is answered 304, of an earlier one 200', async () => {
    const { id } = await save();
    const etagOf = async (path: string) =>
      (await api.call.get(path).set(bearer(mei)).expect(200)).headers['etag'] ?? '';
    const [ofPage, ofOne] = [await etagOf(STRATEGIES), await etagOf(`${STRATEGIES}/${id}`)];
    const again = (path: string, etag: string) =>
      api.call.get(path).set(bearer(mei)).set('If-None-Match', etag);
    await again(STRATEGIES, ofPage).expect(304);
    await again(`${STRATEGIES}/${id}`, ofOne).expect(304);
    await save();
    await again(STRATEGIES, ofPage).expect(200);
    await open(dataOf(await one(id).expect(200)));
    await again(`${STRATEGIES}/${id}`, ofOne).expect(200);
  });

  it('the marks of a new minute make a new ETag, which a change takes as the version', async () => {
    const { id } = await open(await save());
    const first = (await one(id).expect(200)).headers['etag'] ?? '';
    await moveTo(now + MINUTE);
    const answer = await one(id).set('If-None-Match', first).expect(200);
    const second = answer.headers['etag'] ?? '';
    expect(second).not.toBe(first);
    const rename = () => api.call.put(`${STRATEGIES}/${id}`).set(bearer(mei)).set(newKey());
    await rename().set('If-Match', second).send({ name: 'By its ETag' }).expect(200);
    await rename().set('If-Match', second).send({ name: 'Again' }).expect(409);
  });

  it('a write of another server is in the next answer', async () => {
    const { id } = await save();
    expect(dataOf(await one(id).expect(200)).name).toBe('Spread');
    await list();
    await work().run(async ({ users, strategies }) => {
      const user = await users.findByEmail(mei.email);
      const stored = await strategies.findOwned(user?.id ?? '', id);
      if (!stored) throw new Error('the strategy is not stored');
      await strategies.update({ ...stored, name: 'Renamed elsewhere', version: 2 });
    });
    expect(dataOf(await one(id).expect(200))).toMatchObject({ name: 'Renamed elsewhere' });
    expect((await list()).data).toMatchObject([{ name: 'Renamed elsewhere', version: 2 }]);
    await remove({ id, version: 2 });
    await one(id).expect(404);
    expect(await list()).toEqual({ data: [], nextCursor: null });
  });

  it('a strategy saved beyond the page changes its cursor', async () => {
    const first = await save();
    expect((await list(mei, 1)).nextCursor).toBeNull();
    await moveTo(MONDAY - SECOND);
    const earlier = await save();
    const page = await list(mei, 1);
    expect(idsOf(page)).toEqual([first.id]);
    expect(page.nextCursor).not.toBeNull();
    await remove(earlier);
    expect((await list(mei, 1)).nextCursor).toBeNull();
  });

  it('a strategy that came and went while the page was read is not on the next one', async () => {
    const first = await save();
    const listVersions = reader().listVersions.bind(reader());
    const added: Read[] = [];
    const spy = jest.spyOn(reader(), 'listVersions').mockImplementationOnce(async (...read) => {
      const versions = await listVersions(...read);
      added.push(await save());
      return versions;
    });
    expect((await list()).data).toHaveLength(2);
    spy.mockRestore();
    for (const each of added) await remove(each);
    expect(idsOf(await list())).toEqual([first.id]);
  });

  it('the next minute of the market is in the next answer', async () => {
    const { id } = await open(await save());
    const [before] = (await list()).data;
    const next = Math.ceil(now / MINUTE) * MINUTE;
    await moveTo(next - 1);
    expect((await list()).data).toEqual([before]);
    await moveTo(next);
    const moment = new Date(next).toISOString();
    const [after] = (await list()).data;
    expect(after).toMatchObject({ asOf: moment, quotedAt: moment });
    expect(dataOf(await one(id).expect(200))).toEqual(after);
  });

  it('no user is answered with strategies of another', async () => {
    const other = await register(api);
    const own = await save();
    await one(own.id).expect(200);
    expect(idsOf(await list())).toEqual([own.id]);
    await one(own.id, other).expect(404);
    expect(await list(other)).toEqual({ data: [], nextCursor: null });
    const others = await save(other);
    expect(idsOf(await list(other))).toEqual([others.id]);
    await one(others.id).expect(404);
    expect(idsOf(await list())).toEqual([own.id]);
  });

  it('an answer without a mark is not sent again', async () => {
    const { id } = await open(await save());
    const { chains } = api.container.get<Prices>(PORTS.simulatedPrices);
    const silent = jest.spyOn(chains, 'expiries').mockRejectedValue(SYMBOL_UNKNOWN());
    expect(dataOf(await one(id).expect(200))).toMatchObject({ mark: null });
    silent.mockRestore();
    expect(dataOf(await one(id).expect(200))).toMatchObject({ mark: { spot: expect.any(Number) } });
  });

  it('an answer at quotes that stand in for newer ones is not sent again', async () => {
    const { id } = await open(await save());
    const { chains } = api.container.get<Prices>(PORTS.simulatedPrices);
    const chain = chains.chain.bind(chains);
    const old = jest.spyOn(chains, 'chain').mockImplementation(async (...query) => {
      const { value, meta } = await chain(...query);
      return { value, meta: { ...meta, stale: true } };
    });
    expect(dataOf(await one(id).expect(200))).toMatchObject({ mark: { stale: true } });
    expect((await list()).data).toMatchObject([{ mark: { stale: true } }]);
    old.mockRestore();
    expect(dataOf(await one(id).expect(200))).toMatchObject({ mark: { stale: false } });
    expect((await list()).data).toMatchObject([{ mark: { stale: false } }]);
  });
});

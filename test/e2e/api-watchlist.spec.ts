import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bearer,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

interface Answer {
  readonly code?: string;
  readonly data: {
    readonly symbols: readonly string[];
    readonly lists: readonly unknown[];
    readonly version: number;
  };
  readonly details?: { readonly current: unknown };
}

describe('the watchlist of an account', () => {
  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    mei = await register(api);
  });

  const read = (member = mei) => api.call.get('/api/options/watchlist').set(bearer(member));
  const keep = (symbols: unknown, seen: number | null, key = newKey()) =>
    api.call
      .put('/api/options/watchlist')
      .set({ ...bearer(mei), ...key, ...(seen === null ? {} : { 'If-Match': `"${seen}"` }) })
      .send({ symbols });
  const body = ({ body: answer }: { readonly body: unknown }) => answer as Answer;

  it('is kept upper-cased, in its order, under the next version', async () => {
    expect(body(await read().expect(200)).data).toEqual({
      symbols: [],
      lists: [{ id: 'default', name: 'Watchlist', symbols: [] }],
      version: 1,
      updatedAt: null,
    });
    const stored = await keep(['tsla', 'AAPL', 'MSFT@2021-11-22'], 1).expect(200);
    expect(stored.headers['etag']).toBe('"2"');
    const symbols = ['TSLA', 'AAPL', 'MSFT@2021-11-22'];
    expect(body(stored).data).toMatchObject({ symbols, version: 2 });
    expect(body(await read()).data).toEqual(body(stored).data);
  });

  it('is nobody else’s, and nobody’s without a user', async () => {
    await keep(['TSLA'], 1).expect(200);
    expect(body(await read(await register(api))).data.symbols).toEqual([]);
    await api.call.get('/api/options/watchlist').expect(401);
    await api.call.put('/api/options/watchlist').send({ symbols: [] }).expect(401);
  });

  it('without the version it is 428; with one that was overtaken 409 and the present list', async () => {
    expect((await keep(['SPY'], null)).status).toBe(428);
    await keep(['TSLA'], 1).expect(200);
    const late = await keep(['SPY'], 1).expect(409);
    expect(body(late)).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { symbols: ['TSLA'], version: 2 } },
    });
  });

  it('the same call twice is one change', async () => {
    const key = newKey();
    const [first, again] = [await keep(['SPY'], 1, key), await keep(['SPY'], 1, key)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(body(await read()).data.version).toBe(2);
  });

  it.each([
    ['no list', 'SPY'],
    ['nothing', undefined],
    ['what is no symbol', ['<b>']],
    ['what is no text', [7]],
    ['more than 200', Array.from({ length: 201 }, (_, i) => `S${i}`)],
  ])('%s is refused with 400', async (_what, symbols) => {
    expect(body(await keep(symbols, 1).expect(400)).code).toBe('VALIDATION');
    expect(body(await read()).data.version).toBe(1);
  });

  const EARNINGS = { id: 'e-1', name: 'Earnings', symbols: ['nvda'] };
  const FIRST = { id: 'default', name: 'Watchlist', symbols: ['SPY'] };
  const keepLists = (lists: unknown, seen: number | null, key = newKey()) =>
    api.call
      .put('/api/options/watchlists')
      .set({ ...bearer(mei), ...key, ...(seen === null ? {} : { 'If-Match': `"${seen}"` }) })
      .send({ lists });

  it('has several lists by name; calls of one list act on the first', async () => {
    await keepLists([EARNINGS, FIRST], 1).expect(200);
    const earnings = { ...EARNINGS, symbols: ['NVDA'] };
    expect(body(await read()).data).toMatchObject({ symbols: ['NVDA'], lists: [earnings, FIRST] });
    await keep(['AMD'], 2).expect(200);
    expect(body(await read()).data.lists).toEqual([{ ...earnings, symbols: ['AMD'] }, FIRST]);
  });

  it('lists need their version and a user', async () => {
    expect((await keepLists([FIRST], null)).status).toBe(428);
    await keepLists([FIRST], 1).expect(200);
    expect(body(await keepLists([FIRST, EARNINGS], 1).expect(409))).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { lists: [FIRST], version: 2 } },
    });
    await api.call
      .put('/api/options/watchlists')
      .send({ lists: [FIRST] })
      .expect(401);
  });

  it.each([
    ['no list', [], 400, 'VALIDATION'],
    [
      '21 lists',
      Array.from({ length: 21 }, (_, i) => ({ ...FIRST, id: `${i}`, name: `${i}` })),
      400,
      'VALIDATION',
    ],
    ['an id that is none', [{ ...FIRST, id: '../x' }], 400, 'VALIDATION'],
    ['a list without symbols', [{ id: 'x', name: 'X' }], 400, 'VALIDATION'],
    ['a blank name', [{ ...FIRST, name: ' ' }], 400, 'WATCHLIST_NAME_INVALID'],
    ['one name twice', [FIRST, { ...EARNINGS, name: 'watchlist' }], 409, 'WATCHLIST_NAME_TAKEN'],
  ] as const)('lists: %s is refused', async (_what, lists, status, code) => {
    expect(body(await keepLists(lists, 1).expect(status)).code).toBe(code);
    expect(body(await read()).data.version).toBe(1);
  });
});

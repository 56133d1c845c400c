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
  readonly data: { readonly symbols: readonly string[]; readonly version: number };
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
});

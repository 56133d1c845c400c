import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, type TestApi } from '../support/test-api.ts';

interface Page {
  readonly data: { readonly options: readonly { contract_symbol: string; expiry: string }[] };
  readonly meta: { readonly provider: string };
  readonly nextCursor: string | null;
}

const PATH = '/api/polygon/option-snapshot/SPY';

describe('the snapshot of all options of an underlying', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api?.close());

  const read = async (query: string): Promise<Page> =>
    (await api.call.get(`${PATH}${query}`).expect(200)).body as Page;

  it('comes an expiry a page; the pages hold every expiry once, in order', async () => {
    const answer = await api.call.get('/api/options/expiries/SPY').expect(200);
    const { data: listed } = answer.body as { data: readonly { expiry: string }[] };
    const seen: string[] = [];
    let page = await read('');
    for (;;) {
      const [expiry, ...others] = new Set(page.data.options.map((row) => row.expiry));
      expect([others, page.meta.provider]).toEqual([[], 'simulated']);
      seen.push(expiry!);
      if (page.nextCursor === null) break;
      page = await read(`?cursor=${page.nextCursor}`);
    }
    expect(seen).toEqual(listed.map(({ expiry }) => expiry));
  });

  it('of one expiry is whole and has no page behind it', async () => {
    const { data, nextCursor } = await read('');
    const expiry = data.options[0]!.expiry;
    const alone = await read(`?expiry=${expiry}`);
    expect(alone.data.options.map((row) => row.contract_symbol)).toEqual(
      data.options.map((row) => row.contract_symbol),
    );
    expect([alone.nextCursor, nextCursor]).toEqual([null, expect.any(String)]);
  });

  it('is compressed for who takes it so, and never above 300 kB', async () => {
    const plain = await api.call.get(PATH).set('Accept-Encoding', 'identity').expect(200);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(Number(plain.headers['content-length'])).toBeLessThan(300_000);
    const packed = await api.call.get(PATH).set('Accept-Encoding', 'gzip').expect(200);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    });
    expect(packed.headers['vary']).toContain('Accept-Encoding');
  });

  it('refuses a cursor that is no day', async () => {
    await api.call.get(`${PATH}?cursor=tomorrow`).expect(400);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { spreadBody } from '../support/strategy-bodies.ts';
import {
  bearer,
  SAMPLED_ENGINES,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';
import { EXPIRIES, RECORDED, writeChain } from '../support/written-chain.ts';

interface Leg {
  readonly id: string;
  readonly symbol: string;
}
interface BenchmarkFigures {
  readonly points: readonly { readonly account: number; readonly benchmark: number }[];
  readonly account: { readonly totalReturn: number };
  readonly benchmark: { readonly totalReturn: number };
  readonly excess: number;
}
interface Saved {
  readonly data: { id: string; version: number; cash: number; capital: number; legs: Leg[] };
}

describe.each(SAMPLED_ENGINES)('the record of closed trades on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let mei: Member;
  let closed: Saved['data'];
  let chainFilesDir: string;

  const write = async (method: 'post' | 'delete', path: string, body: object, version = 0) =>
    api.call[method](path)
      .set(bearer(mei))
      .set(newKey())
      .set('If-Match', `"${version}"`)
      .send(body);
  const read = async (path: string, query: object = {}, member = mei) =>
    (await api.call.get(`/api/options/${path}`).query(query).set(bearer(member)).expect(200))
      .body as Record<string, unknown>;

  beforeAll(async () => {
    chainFilesDir = mkdtempSync(join(tmpdir(), 'toolyard-chains-'));
    writeChain(join(chainFilesDir, `nvda-${RECORDED}.csv`));
    api = await openTestApi({ engine, settings: { chainFilesDir } });
    mei = await register(api);
    const at = '/api/options/strategies';
    const saved = ((await write('post', at, await spreadBody(api))).body as Saved).data;
    const fills = saved.legs.map(({ id: legId }, leg) => ({ legId, price: leg === 0 ? 3 : 1 }));
    const opened = ((await write('post', `${at}/${saved.id}/open`, { fills }, 1)).body as Saved)
      .data;
    const prices = opened.legs.map(({ symbol }, leg) => ({ symbol, price: leg === 0 ? 4 : 1.5 }));
    const answer = await write('post', `${at}/${saved.id}/close`, { prices }, 2);
    closed = (answer.body as Saved).data;
    await write('post', at, await spreadBody(api));
  });
  afterAll(async () => {
    await api.close();
    rmSync(chainFilesDir, { recursive: true, force: true });
  });

  it('HI-03 a closed trade stands in the history with its capital and the sum of its cash flows; a plan does not', async () => {
    const found = await read('history');
    expect(found).toMatchObject({ total: 1, page: 1, totalPages: 1 });
    expect(found['data']).toMatchObject([
      {
        id: closed.id,
        type: 'vertical-spread',
        status: 'completed',
        startingCapital: closed.capital,
        endingCapital: closed.capital + closed.cash,
        returnAmount: closed.cash,
        returnPercentage: (closed.cash / closed.capital) * 100,
        winLoss: closed.cash > 0 ? 'win' : 'loss',
        daysHeld: 0,
        sample: false,
      },
    ]);
    expect(found['summary']).toMatchObject({ trades: 1, totalReturn: closed.cash });
  });

  it('HI-01 filters, sort and page are the caller’s; what is none is refused by its name', async () => {
    const other = closed.cash > 0 ? 'loss' : 'win';
    expect(await read('history', { result: other })).toMatchObject({ total: 0, data: [] });
    expect(await read('history', { page: 2 })).toMatchObject({ total: 1, data: [] });
    const wrong = { period: '2y', sort: 'size', order: 'up', limit: 101, page: 0 };
    const refused = await api.call.get('/api/options/history').query(wrong).set(bearer(mei));
    expect(refused.status).toBe(400);
    const { details } = refused.body as { details: { field: string }[] };
    expect(details.map(({ field }) => field).sort()).toEqual(Object.keys(wrong).sort());
  });

  it('the performance is of the same trades', async () => {
    const { data } = await read('performance', { period: '1m' });
    const value = { trades: 1, totalReturn: closed.cash, expectancy: closed.cash };
    expect(data).toMatchObject({
      totals: value,
      byStrategy: [{ key: 'vertical-spread', ...value }],
      byUnderlying: [value],
      byMonth: [value],
      byDirection: [value],
      equity: [{ equity: 10_000 }, { equity: 10_000 + closed.cash }],
    });
  });

  it('the export has a row a fill: their cash adds up to the return, and a name is no formula', async () => {
    const path = `/api/options/strategies/${closed.id}`;
    const name = '=HYPERLINK("http://example.com")';
    const renamed = await api.call
      .put(path)
      .set(bearer(mei))
      .set(newKey())
      .set('If-Match', '"3"')
      .send({ name });
    expect(renamed.status).toBe(200);
    const answer = await api.call.get('/api/options/history/export').set(bearer(mei)).expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = parse<Record<string, string>>(answer.text, { columns: true, bom: true });
    expect(rows).toHaveLength(4);
    expect(rows.map((row) => row['name'])).toEqual(Array(4).fill(`'${name}`));
    expect(rows.reduce((sum, row) => sum + Number(row['cash']), 0)).toBeCloseTo(closed.cash, 8);
    const none = await api.call
      .get('/api/options/history/export?search=none%20such')
      .set(bearer(mei));
    expect(parse(none.text, { columns: true, bom: true })).toEqual([]);
  });

  it('the export names a trade after its structure in the language of the call, whichever it was saved in', async () => {
    const at = `/api/options/strategies/${closed.id}`;
    const { version } = ((await api.call.get(at).set(bearer(mei)).expect(200)).body as Saved).data;
    const renaming = api.call
      .put(at)
      .set(bearer(mei))
      .set(newKey())
      .set('If-Match', `"${version}"`);
    await renaming.send({ name: 'SPY 牛市看涨价差' }).expect(200);
    const exportIn = async (language: string) => {
      const call = api.call.get('/api/options/history/export').set(bearer(mei));
      return (await call.set('Accept-Language', language).expect(200)).text;
    };
    expect(await exportIn('en')).toContain(',SPY Bull call spread,');
    expect(await exportIn('zh-CN')).toContain(',SPY 牛市看涨价差,');
  });

  describe('the import', () => {
    const importing = (csv: string | Buffer, member: Member, dryRun = false) =>
      api.call
        .post('/api/options/history/import')
        .query({ dryRun })
        .set({ ...bearer(member), ...newKey(), 'Accept-Language': 'zh-CN' })
        .attach('file', Buffer.from(csv), 'trades.csv');
    const exported = async (member: Member) =>
      (await api.call.get('/api/options/history/export').set(bearer(member)).expect(200)).text;
    const rowsOf = (csv: string) =>
      parse<Record<string, string>>(csv, { columns: true, bom: true }).map(
        ({ trade: _id, ...row }) => row,
      );
    const report = (imported: number, refused: number) => ({ data: { imported, refused } });

    it('reads what another account exported, to the last fill; a dry run changes nothing, a second time adds nothing', async () => {
      const ana = await register(api);
      const csv = await exported(mei);
      const dry = await importing(csv, ana, true);
      expect([dry.status, dry.body]).toMatchObject([200, report(1, 0)]);
      expect(await read('history', {}, ana)).toMatchObject({ total: 0 });
      const answer = await importing(csv, ana);
      expect(answer.body).toMatchObject({ data: { trades: [{ returnAmount: closed.cash }] } });
      expect(rowsOf(await exported(ana))).toEqual(rowsOf(csv));
      const { data } = await read('history', {}, ana);
      expect(data).toMatchObject([
        { returnAmount: closed.cash, type: 'vertical-spread', sample: false },
      ]);
      const again = await importing(csv, ana);
      expect(again.body).toMatchObject({
        data: { imported: 0, refused: 1, trades: [{ ok: false, code: 'TRADE_KNOWN' }] },
      });
    });

    it('a trade in a chain file goes out and comes in at the time of the file', async () => {
      const [pia, ana] = [await register(api), await register(api)];
      const writeAs = async (path: string, body: object, version = 0): Promise<Saved['data']> => {
        const sent = api.call.post(`/api/options/strategies${path}`).set(bearer(pia)).set(newKey());
        return ((await sent.set('If-Match', `"${version}"`).send(body)).body as Saved).data;
      };
      const expiry = EXPIRIES[1]!.slice(2).replaceAll('-', '');
      const symbol = `NVDA@${RECORDED}${expiry}C00120000`;
      const leg = { kind: 'option', symbol, position: 'long', quantity: 1, price: 5 };
      const legs = [{ ...leg, priceSource: 'ask' }];
      const plan = { templateId: 'single-option', symbol: `NVDA@${RECORDED}`, legs };
      const { id, legs: saved } = await writeAs('', { name: '', ...plan });
      const fills = saved.map(({ id: legId }) => ({ legId, price: 5 }));
      await writeAs(`/${id}/open`, { fills }, 1);
      await writeAs(`/${id}/close`, { prices: [{ symbol, price: 6 }] }, 2);
      const csv = await exported(pia);
      const moments = rowsOf(csv).map(({ at }) => at);
      expect(moments).toEqual([`${RECORDED}T20:00:00.000Z`, `${RECORDED}T20:00:00.001Z`]);
      expect((await importing(csv, ana)).body).toMatchObject(report(1, 0));
      expect(rowsOf(await exported(ana))).toEqual(rowsOf(csv));
    });

    it('a broken row refuses its trade with the line and a sentence, and keeps the others', async () => {
      const ana = await register(api);
      const csv = [
        'trade,underlying,at,spot,contract,quantity,price',
        'a,MSFT,2026-01-05T15:00:00Z,400,MSFT,100,400',
        'a,MSFT,2026-01-06T15:00:00Z,401,MSFT,-100,-401',
        'b,MSFT,2026-01-05T15:00:00Z,400,MSFT,100,400',
        'b,MSFT,2026-01-06T15:00:00Z,401,MSFT,-100,401.25',
      ].join('\n');
      const { data } = (await importing(csv, ana)).body as { data: unknown };
      expect(data).toMatchObject({ imported: 1, refused: 1 });
      expect(data).toMatchObject({
        trades: [
          { line: 3, ok: false, code: 'FILL_PRICE', message: expect.stringMatching(/价格/) },
          { line: 4, ok: true, returnAmount: 125 },
        ],
      });
      expect(await read('history', {}, ana)).toMatchObject({ total: 1 });
    });

    it.each<[string, string | Buffer, number, string]>([
      ['another file', 'name,email\nLin,lin@example.com\n', 400, 'BROKER_UNSUPPORTED'],
      ['a column short', 'trade,underlying,at\n1,MSFT,2026-01-05\n', 400, 'TRADES_COLUMNS'],
      ['nothing', '', 400, 'TRADES_COLUMNS'],
      ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 400, 'CSV_UNREADABLE'],
      [
        'too many rows',
        `trade,underlying,at,spot,contract,quantity,price\n${'a,b,c,d,e,f,g\n'.repeat(5_001)}`,
        400,
        'TRADES_TOO_LONG',
      ],
      ['too many bytes', 'x'.repeat(1_000_001), 413, 'CSV_TOO_LARGE'],
    ])('refuses %s whole', async (_name, file, status, code) => {
      const answer = await importing(file, mei);
      expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    });
  });

  it('HI-01 a journal is written, found by tag and text, counted by tag and exported; another cannot write it', async () => {
    const path = `/api/options/strategies/${closed.id}`;
    const { version } = ((await api.call.get(path).set(bearer(mei))).body as Saved).data;
    const journal = { note: 'Sold too early <b>again</b>', tags: ['财报', 'ETF'] };
    const send = (body: object, member: Member, seen = version) =>
      api.call
        .put(`${path}/journal`)
        .set({ ...bearer(member), ...newKey(), 'If-Match': `"${seen}"`, 'Accept-Language': 'en' })
        .send(body);
    expect((await send(journal, await register(api))).status).toBe(404);
    const written = await send({ ...journal, note: ` ${journal.note} ` }, mei);
    expect([written.status, written.body]).toMatchObject([
      200,
      { data: { version: version + 1, journal } },
    ]);
    expect((await send(journal, mei)).status).toBe(409);
    const wrong = await send({ note: 'a\u200b', tags: ['x', 'X'] }, mei, version + 1);
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { code: 'STRATEGY_INVALID', details: [{ field: 'note' }, { field: 'tags.1' }] },
    ]);
    const row = { id: closed.id, version: version + 1, ...journal };
    expect(await read('history', { tag: 'etf' })).toMatchObject({
      data: [row],
      tags: ['ETF', '财报'],
    });
    expect(await read('history', { search: 'too EARLY' })).toMatchObject({ data: [row] });
    expect(await read('history', { tag: 'none' })).toMatchObject({ total: 0 });
    const { data } = await read('performance');
    type Groups = Record<'byTag' | 'byLimit', { key: string; totalReturn: number }[]>;
    const { byTag, byLimit } = data as Groups;
    const groups = byTag.map(({ key, totalReturn }) => [key, totalReturn]);
    expect(groups.sort()).toEqual([
      ['ETF', closed.cash],
      ['财报', closed.cash],
    ]);
    expect(byLimit).toMatchObject([{ key: 'within', totalReturn: closed.cash }]);
    const exported = await api.call.get('/api/auth/export').set(bearer(mei)).expect(200);
    const { strategies } = exported.body as { strategies: { id: string }[] };
    expect(strategies.find(({ id }) => id === closed.id)).toMatchObject({ journal });
  });

  it('of two imports of one user at once one is told to try again later', async () => {
    const columns = 'trade,underlying,at,spot,contract,quantity,price';
    const rows = Array.from({ length: 1000 }, (_, trade) =>
      [1, -1].map((count) => `${trade},SPY,2025-01-02T15:3${count + 1}:00Z,600,SPY,${count},600`),
    );
    const file = Buffer.from([columns, ...rows.flat()].join('\n'));
    const send = () =>
      api.call
        .post('/api/options/history/import?dryRun=true')
        .set(bearer(mei))
        .set(newKey())
        .set('Accept-Language', 'en')
        .attach('file', file, { filename: 'trades.csv', contentType: 'text/csv' });
    const answers = await Promise.all([send(), send()]);
    const refused = answers.find(({ status }) => status === 429);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(refused?.headers['retry-after']).toBe('2');
    expect(refused?.body).toMatchObject({
      code: 'IMPORT_IN_PROGRESS',
      message: 'You have an import that is still running; try again when it has finished',
    });
  });

  it('the samples come once, marked, and go again; what is one’s own stays', async () => {
    const at = '/api/options/samples';
    const loaded = await write('post', at, {});
    const { samples } = (loaded.body as { data: { samples: number } }).data;
    expect(loaded.status).toBe(200);
    expect((await write('post', at, {})).body).toEqual(loaded.body);
    const found = await read('history', { limit: 100 });
    const marked = (found['data'] as { sample: boolean }[]).filter(({ sample }) => sample);
    expect([found['total'], marked.length]).toEqual([samples + 1, samples]);
    const compared = await read('performance/benchmark');
    const { points, account, benchmark, excess } = compared['data'] as BenchmarkFigures;
    expect(compared['meta']).toMatchObject({ simulated: true });
    expect(points[0]).toMatchObject({ account: 0, benchmark: 0 });
    expect(points.length).toBeGreaterThan(200);
    const last = { account: account.totalReturn, benchmark: benchmark.totalReturn };
    expect(points.at(-1)).toMatchObject(last);
    expect(excess).toBe(account.totalReturn - benchmark.totalReturn);
    const { data } = await read('performance');
    const { totals } = data as { totals: { totalReturn: number } };
    // Without deposits the growth of the account is the sum of all results over its capital.
    expect(account.totalReturn).toBeCloseTo(totals.totalReturn / 10_000, 9);
    expect((await write('delete', at, {})).status).toBe(204);
    expect((await write('delete', at, {})).status).toBe(204);
    expect(await read('history')).toMatchObject({ total: 1, data: [{ id: closed.id }] });
  });

  it('nobody sees the trades of another', async () => {
    const stranger = await register(api);
    expect(await read('history', {}, stranger)).toMatchObject({ total: 0, symbols: [] });
    const { data } = await read('performance', {}, stranger);
    expect(data).toMatchObject({ totals: { trades: 0, winRate: null }, equity: [] });
    expect(await read('performance/benchmark', {}, stranger)).toEqual({ data: null, meta: null });
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { VolatilitySurface } from '@toolyard/core/options/surface';
import type { Contract, Meta, News, Results, Row, Volatility } from '../support/market-answers.ts';
import { openStream, type QuoteEvent, type QuoteStream } from '../support/quote-stream.ts';
import type { ChainBody } from '../support/strategy-bodies.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { writeChain } from '../support/written-chain.ts';
/** A Friday, 12:34:56 in New York. */
const NOON = Date.parse('2026-11-20T17:34:56Z');
const MINUTE = 60_000;

describe('the market over the wire', () => {
  const dir = mkdtempSync(join(tmpdir(), 'chain-files-'));
  let api: TestApi;
  const open: QuoteStream[] = [];
  const listen = async (symbols: string, headers = {}) => {
    const stream = await openStream(api, symbols, headers);
    open.push(stream);
    return stream;
  };
  const setClock = (now: number) =>
    api.call
      .post('/api/test/clock')
      .send({ now: new Date(now).toISOString() })
      .expect(204);

  beforeAll(async () => {
    writeChain(join(dir, 'ACME-2024-05-20.csv'));
    api = await openTestApi({ settings: { manualClock: true, chainFilesDir: dir } });
  });
  beforeEach(() => setClock(NOON));
  afterEach(() => open.splice(0).forEach((stream) => stream.close()));
  afterAll(async () => {
    await api.close();
    rmSync(dir, { recursive: true });
  });
  const read = async <T>(path: string): Promise<{ readonly data: T; readonly meta: Meta }> => {
    const answer = await api.call.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body as { data: T; meta: Meta };
  };

  it.each(['search?query=SPY', 'ticker/SPY', 'previous-close/SPY', 'market-status'])(
    '%s answers alike under both names',
    async (path) =>
      expect(await read(`/api/market/${path}`)).toEqual(await read(`/api/polygon/${path}`)),
  );

  it('a stream tells every symbol at once, with headers that no proxy keeps back', async () => {
    const stream = await listen('SPY,aapl');
    expect(stream.answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.answer.headers['content-encoding']).toBeUndefined();
    const events = await stream.events(2);
    expect(events.map(({ symbol }) => symbol).sort()).toEqual(['AAPL', 'SPY']);
    const polled = await api.call.get('/api/polygon/quotes').query({ symbols: 'SPY,AAPL' });
    const { results } = (polled.body as { data: { results: Omit<QuoteEvent, 'id' | 'meta'>[] } })
      .data;
    for (const { id, meta, ...quote } of events) {
      expect(results).toContainEqual(quote);
      expect(meta).toMatchObject({ provider: 'simulated', simulated: true, stale: false });
      expect(Number(id)).toBe(Date.parse(quote.at));
    }
  });

  it('a stream tells what changes, and nothing twice', async () => {
    const stream = await listen('SPY,TSLA');
    await stream.events(2);
    for (const minute of [1, 2]) {
      await setClock(NOON + minute * MINUTE);
      await stream.events(2 + 2 * minute);
    }
    const events = await stream.events(6);
    expect(new Set(events.map(({ symbol, at }) => `${symbol} ${at}`)).size).toBe(events.length);
    expect(new Set(events.map(({ at }) => at)).size).toBe(3);
  });

  it('who comes back with Last-Event-ID is told what came since, and no more', async () => {
    const [{ id }] = (await (await listen('SPY')).events(1)) as [QuoteEvent];
    const stream = await listen('SPY', { 'Last-Event-ID': id });
    await setClock(NOON + MINUTE);
    const [event] = (await stream.events(1)) as [QuoteEvent];
    expect(Number(event.id)).toBe(Number(id) + MINUTE);
  });

  it.each(['tomorrow', '99999999999999', '-1'])(
    'an id %s that we never sent does not keep anything back',
    async (id) => {
      const stream = await listen('SPY', { 'Last-Event-ID': id });
      expect(await stream.events(1)).toHaveLength(1);
    },
  );

  it('an unknown symbol is refused before the stream opens; polling leaves it out', async () => {
    const refused = await api.call.get('/api/polygon/stream').query({ symbols: 'SPY,NONE' });
    expect(refused.status).toBe(404);
    expect(refused.body).toMatchObject({ code: 'SYMBOL_UNKNOWN' });
    const polled = await api.call.get('/api/polygon/quotes').query({ symbols: 'SPY,NONE' });
    expect(polled.body).toMatchObject({
      data: { results: [{ symbol: 'SPY' }] },
      meta: { partial: true },
    });
    await api.call.get('/api/polygon/quotes').query({ symbols: 'NONE' }).expect(404);
  });

  it.each([
    ['none', ''],
    ['more than fifty', Array.from({ length: 51 }, (_, i) => `A${i}`).join()],
    ['what is no symbol', 'SPY,<b>'],
  ])('%s: refused by both', async (_name, symbols) => {
    for (const path of ['quotes', 'stream']) {
      const refused = await api.call.get(`/api/polygon/${path}`).query({ symbols });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ code: 'VALIDATION', details: [{ field: 'symbols' }] });
    }
  });

  it('an address has so many streams and no more, until one of them ends', async () => {
    const streams = await Promise.all(Array.from({ length: 24 }, () => listen('SPY')));
    const refused = await api.call.get('/api/polygon/stream').query({ symbols: 'SPY' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    streams[0]!.close();
    const again = async (): Promise<number | undefined> => {
      const { answer } = await listen('SPY');
      return answer.statusCode === 429 ? again() : answer.statusCode;
    };
    expect(await again()).toBe(200);
  });

  it('a server that stops ends its streams before it waits for connections', async () => {
    const stopping = await openTestApi({ settings: { manualClock: true } });
    const stream = await openStream(stopping, 'SPY');
    await stream.events(1);
    await stopping.close();
    await stream.ended;
    expect(stream.answer.complete).toBe(true);
  });

  /** The call nearest the money of an expiry in about a month. */
  const someCall = async (symbol: string) => {
    const { data: expiries } = await read<{ expiry: string; daysToExpiry: number }[]>(
      `/api/options/expiries/${symbol}`,
    );
    const { expiry = '' } = expiries.find(({ daysToExpiry }) => daysToExpiry > 20) ?? {};
    const { data: chain } = await read<ChainBody['data']>(
      `/api/options/chain/${symbol}?expiry=${expiry}`,
    );
    return { expiry, chain, call: chain.calls.find(({ strike }) => strike >= chain.currentPrice)! };
  };

  it('OD-01 OD-02 a contract’s underlying is its symbol minus 15, and its row stands in the snapshot', async () => {
    const { call, expiry } = await someCall('AAPL');
    const { data: contract } = await read<Contract>(`/api/polygon/option-contract/${call.symbol}`);
    expect(contract.ticker.slice(0, -15)).toBe('AAPL');
    const { data } = await read<{ options: Row[] }>(
      `/api/polygon/option-snapshot/AAPL?expiry=${expiry}`,
    );
    const row = data.options.find(({ contract_symbol }) => contract_symbol === call.symbol)!;
    const { bid, ask, last, volume, openInterest } = contract;
    expect(row).toMatchObject({ bid, ask, last, volume, openInterest });
    expect({ bid: call.bid, ask: call.ask }).toEqual({ bid, ask });
  });

  it('OD-03 OD-04 OD-05 the figures of a contract agree with each other', async () => {
    const { call, expiry, chain } = await someCall('SPY');
    const { data } = await read<Contract>(`/api/polygon/option-contract/${call.symbol}`);
    expect(data).toMatchObject({ typeSymbol: 'C', strike: call.strike, expiry, inTheMoney: false });
    expect(data.stockPrice).toBe(chain.currentPrice);
    expect(data.intrinsicValue).toBe(0);
    expect(data.timeValue).toBeCloseTo(data.mark!, 4);
    expect(data.breakEven).toBeCloseTo(call.strike + data.mark!, 4);
    const { data: snapshot } = await read<{ options: Row[] }>(
      `/api/polygon/option-snapshot/SPY?expiry=${expiry}`,
    );
    const row = snapshot.options.find(({ contract_symbol }) => contract_symbol === call.symbol)!;
    const { iv, delta, gamma, theta, vega } = row;
    expect(data.greeks).toEqual({ iv, delta, gamma, theta, vega });
    expect(data.greeks.iv).toBe(call.iv);
    expect(data.greeks.delta).toBeCloseTo(call.delta!, 6);
    expect(row.delta).toBeGreaterThan(0.3);
    expect(row.delta).toBeLessThan(0.6);
    expect(row.theta).toBeLessThan(0);
    expect(Math.min(row.gamma!, row.vega!, row.iv!)).toBeGreaterThan(0);
    expect(row.theta! / data.mark!).toBeGreaterThan(-0.1);
  });

  it('OD-06 OD-07 price changes and trades of a contract, the newest first', async () => {
    const { call } = await someCall('TSLA');
    const { data } = await read<Contract>(`/api/polygon/option-contract/${call.symbol}`);
    const [today, before] = data.priceChanges;
    expect(today).toMatchObject({ date: '2026-11-20', price: data.last, change: data.change });
    expect(today!.change).toBeCloseTo(today!.price - before!.price, 4);
    expect(today!.changePercent).toBeCloseTo((today!.change! / before!.price) * 100, 4);
    expect(data.trades[0]!.price).toBe(data.last);
    for (const { price, size, amount, type } of data.trades) {
      expect(amount).toBeCloseTo(price * size * 100, 4);
      expect(['买入', '卖出']).toContain(type);
    }
  });

  it('MK-06 MK-07 MK-10 each popular ticker has details and a previous close, SPY thirty days of bars', async () => {
    for (const ticker of ['AAPL', 'SPY', 'TSLA', 'MSFT', 'NVDA']) {
      const { data } = await read<{ results: { name: string } }>(`/api/polygon/ticker/${ticker}`);
      expect(data.results.name).not.toBe('');
      const close = await read<Results<{ c: number }>>(`/api/polygon/previous-close/${ticker}`);
      expect(close.data.results[0]!.c).toBeGreaterThan(0);
    }
    const { data } = await read<Results<{ c: number }>>(
      '/api/polygon/aggregates/SPY?from=2026-10-21&to=2026-11-20',
    );
    expect(data.results).toHaveLength(23);
  });

  it('MK-08 five pieces of news with title, publisher, time, link, description and tickers', async () => {
    const { data, meta } = await read<Results<News>>('/api/polygon/news?limit=5');
    expect(meta).toMatchObject({ provider: 'simulated', simulated: true });
    expect(data.results).toHaveLength(5);
    for (const item of data.results) {
      expect(item.publisher.name).toBe('Simulated Newswire');
      expect(item.article_url).toBe(`/options/stock/${item.tickers[0]}`);
      expect(Date.parse(item.published_utc)).toBeLessThanOrEqual(NOON);
      expect(item.title_zh).toMatch(/[\u4e00-\u9fff]/);
    }
    const { data: own } = await read<Results<News>>('/api/polygon/news?limit=3&symbol=AAPL');
    expect(own.results.map(({ tickers }) => tickers)).toEqual([['AAPL'], ['AAPL'], ['AAPL']]);
  });

  it('NW-19 MK-09 ten pieces of news by default; a source without any answers an empty list', async () => {
    expect((await read<Results<News>>('/api/polygon/news')).data.results).toHaveLength(10);
    const none = await read<Results<News>>('/api/polygon/news?symbol=ACME@2024-05-20');
    expect(none).toMatchObject({ data: { results: [] }, meta: { provider: 'file' } });
  });

  it('a year of volatilities with the rank of today’s', async () => {
    const { data } = await read<Volatility>('/api/options/volatility/MSFT');
    expect(data.history.length).toBeGreaterThan(245);
    expect(Math.min(data.rank!, data.percentile!)).toBeGreaterThanOrEqual(0);
    expect(Math.max(data.rank!, data.percentile!)).toBeLessThanOrEqual(1);
    expect(data.current).toBeCloseTo(data.low! + data.rank! * (data.high! - data.low!), 8);
    const [before, after] = data.around;
    expect(before!.days).toBeLessThanOrEqual(30);
    expect(after?.days ?? 30).toBeGreaterThanOrEqual(30);
  });

  it('a surface of all expiries, whose variance at the forward does not fall in time', async () => {
    const { data } = await read<VolatilitySurface>('/api/options/surface/AAPL');
    const { data: listed } = await read<readonly { expiry: string }[]>(
      '/api/options/expiries/AAPL',
    );
    expect(data.slices.map(({ expiry }) => expiry)).toEqual(listed.map(({ expiry }) => expiry));
    const fitted = data.slices.flatMap(({ slice }) => slice ?? []);
    expect(fitted.length).toBeGreaterThan(5);
    const thetas = fitted.map(
      ({ a, b, rho, m, sigma }) => a + b * (Math.hypot(m, sigma) - rho * m),
    );
    thetas.slice(1).forEach((theta, i) => expect(theta).toBeGreaterThanOrEqual(thetas[i]! - 1e-12));
  });

  it('a chain file has quotes and greeks, and of everything else nothing: never the simulator’s', async () => {
    const { call } = await someCall('ACME@2024-05-20');
    const path = `/api/polygon/option-contract/${call.symbol}`;
    const { data, meta } = await read<Contract>(path);
    expect(meta).toMatchObject({ provider: 'file', simulated: false });
    expect(data).toMatchObject({ bid: call.bid, ask: call.ask, last: null, change: null });
    expect([data.trades, data.priceChanges]).toEqual([[], []]);
    expect(data.mark).toBeCloseTo((call.bid! + call.ask!) / 2, 4);
    const quotes = await read<Results<QuoteEvent>>('/api/polygon/quotes?symbols=ACME@2024-05-20');
    expect(quotes.data.results[0]).toMatchObject({ change: null, at: '2024-05-20T20:00:00.000Z' });
    const { data: past } = await read<Volatility>('/api/options/volatility/ACME@2024-05-20');
    expect(past).toMatchObject({ rank: null, history: [] });
    expect(past.current).toBeCloseTo(0.3, 2);
  });

  it.each([
    ['option-contract/SPY', 400],
    ['option-contract/SPY261218C00000777', 404],
    ['option-contract/NONE261218C00660000', 404],
    ['option-contract/SPY200918C00330000', 400],
    ['option-snapshot/NONE', 404],
    ['option-snapshot/F?expiry=2026-11-22', 404],
    ['news?symbol=NONE', 404],
    ['news?limit=51', 400],
  ])('%s is refused with %d', async (path, status) => {
    await api.call.get(`/api/polygon/${path}`).expect(status);
  });

  it('a surface of an unknown symbol is refused', async () => {
    await api.call.get('/api/options/surface/NONE').expect(404);
  });
});

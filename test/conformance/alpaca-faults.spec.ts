import type { MarketSource } from '@toolyard/core/options/chain';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { closeOf, newYorkDate } from '@toolyard/core/calendar';
import { alpacaMarket, type AlpacaSettings } from '@toolyard/alpaca';
import type { Bar, BarQuery } from '@toolyard/core/market';
import {
  AlpacaServer,
  delayedMarket,
  sendJson,
  STUB_KEY_ID,
  STUB_SECRET,
  type AlpacaFault,
} from '../support/alpaca-server.ts';

const OPEN = Date.parse('2026-11-20T17:34:56Z');
const MINUTE = 60_000;
const clock = { now: () => OPEN };
const QUERY: BarQuery = {
  symbol: 'AAPL',
  from: '2026-11-02',
  to: '2026-11-20',
  timespan: 'day',
  multiplier: 1,
  adjusted: true,
};
const DEADLINE_MS = 400;

let server: AlpacaServer;
let source: MarketSource;
let expected: readonly Bar[];
const seen: string[] = [];

const marketOf = (settings: Partial<AlpacaSettings> = {}): MarketSource =>
  alpacaMarket({ ...server.settings, clock, deadlineMs: 60_000, ...settings });

/** The refusal of a call, noted for the search for the key. */
async function refusal(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (fault) {
    seen.push(inspect(fault, { depth: Infinity, showHidden: true }), JSON.stringify(fault));
    return fault;
  }
  throw new Error('the call was answered');
}

const refuses =
  (status: number, body: unknown, headers: Record<string, string> = {}): AlpacaFault =>
  (response) =>
    sendJson(response, status, body, headers);

const page =
  (status: number, text: string, headers: Record<string, string> = {}): AlpacaFault =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers });
    response.end(text);
  };

/** The right answer with another text in the place of its numbers. */
const numbers =
  (change: (digits: string) => string): AlpacaFault =>
  (response, { status, body }) =>
    sendJson(
      response,
      status,
      JSON.stringify(body).replaceAll(/(?<=[:,])-?\d+(\.\d+)?(?=[,}])/g, change),
    );

/** 64 MB of blanks in 64 kB. */
const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024, 32));

const NOT_ENTITLED = { message: 'subscription does not permit querying recent SIP data' };

const FAULTS: Readonly<Record<string, readonly [code: string, fault: AlpacaFault]>> = {
  '401': [
    'PROVIDER_BAD_KEY',
    refuses(401, { code: 40110000, message: 'request is not authorized' }),
  ],
  '401 as a page': ['PROVIDER_BAD_KEY', page(401, '<h1>401 Authorization Required</h1>')],
  '403 forbidden': ['PROVIDER_BAD_KEY', refuses(403, { message: 'forbidden.' })],
  '403 as a page': ['PROVIDER_BAD_KEY', page(403, '<h1>403 Forbidden</h1>')],
  '403 about the subscription': ['PROVIDER_PLAN', refuses(403, NOT_ENTITLED)],
  '403 about an agreement': [
    'PROVIDER_PLAN',
    refuses(403, { message: 'OPRA agreement is not signed' }),
  ],
  '404': ['SYMBOL_UNKNOWN', refuses(404, { message: 'not found' })],
  '404 as a page': ['PROVIDER_GARBAGE', page(404, '<h1>Not Found</h1>')],
  '422': ['PROVIDER_REFUSED', refuses(422, { message: 'invalid limit' })],
  '429': ['PROVIDER_RATE', refuses(429, { message: 'too many requests.' })],
  '429 without a body': ['PROVIDER_RATE', refuses(429, '')],
  '500': ['PROVIDER_OUTAGE', refuses(500, { message: 'internal server error' })],
  '502 as a page': ['PROVIDER_OUTAGE', page(502, '<h1>502 Bad Gateway</h1>')],
  '504 with half a body': ['PROVIDER_OUTAGE', refuses(504, '{"mess')],
  'a page': ['PROVIDER_GARBAGE', page(200, '<h1>maintenance</h1>')],
  'a redirect': ['PROVIDER_GARBAGE', page(302, '', { location: 'http://127.0.0.1:9/elsewhere' })],
  'half of the answer': [
    'PROVIDER_GARBAGE',
    (response, { body }) => {
      const text = JSON.stringify(body);
      sendJson(response, 200, text.slice(0, text.length / 2));
    },
  ],
  NaN: ['PROVIDER_GARBAGE', numbers(() => 'NaN')],
  'infinite numbers': ['PROVIDER_GARBAGE', numbers(() => '1e999')],
  'negative numbers': ['PROVIDER_GARBAGE', numbers((digits) => `-${digits}`)],
  'huge numbers': ['PROVIDER_GARBAGE', numbers(() => '1e300')],
  'texts for numbers': ['PROVIDER_GARBAGE', numbers((digits) => `"${digits}!"`)],
  'another field': ['PROVIDER_GARBAGE', refuses(200, { quotes: [] })],
  'a list for an object': ['PROVIDER_GARBAGE', refuses(200, [1, 2])],
  null: ['PROVIDER_GARBAGE', refuses(200, 'null')],
  'pages in a circle': [
    'PROVIDER_GARBAGE',
    (response, { body }) =>
      sendJson(response, 200, { ...(body as object), next_page_token: 'again' }),
  ],
  'a token that is none': [
    'PROVIDER_GARBAGE',
    (response, { body }) => sendJson(response, 200, { ...(body as object), next_page_token: 7 }),
  ],
  'a bomb': [
    'PROVIDER_GARBAGE',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(BOMB);
    },
  ],
  'a reset': ['PROVIDER_OUTAGE', (response) => void response.socket?.resetAndDestroy()],
  'no answer': ['PROVIDER_TIMEOUT', () => undefined],
  'headers alone': [
    'PROVIDER_TIMEOUT',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"bars":');
    },
  ],
};

beforeAll(async () => {
  source = delayedMarket(clock);
  server = await new AlpacaServer({ source, clock }).start();
  expected = (await source.market.bars(QUERY)).value;
});
beforeEach(() => {
  server.fault = () => null;
});
afterAll(() => server.stop());

/** The fault in bars, and in nothing else. */
const inBars = (fault: AlpacaFault) => (path: string) => (path.endsWith('/bars') ? fault : null);

describe('faults of Alpaca', () => {
  it.each(Object.entries(FAULTS))('%s: a typed refusal in time', async (_name, [code, fault]) => {
    server.fault = inBars(fault);
    const { market } = marketOf({ deadlineMs: code === 'PROVIDER_TIMEOUT' ? DEADLINE_MS : 60_000 });
    await market.knows('AAPL');
    expect(await refusal(market.bars(QUERY))).toMatchObject({ code });
  });

  it.each([
    ['without a header', {}, OPEN + MINUTE],
    ['a time', { 'x-ratelimit-reset': String(OPEN / 1_000 + 17) }, OPEN + 17_000],
    ['a time that has passed', { 'x-ratelimit-reset': '1700000000' }, OPEN + MINUTE],
    ['a time years away', { 'x-ratelimit-reset': '99999999999' }, OPEN + 60 * MINUTE],
    ['no number', { 'x-ratelimit-reset': 'soon' }, OPEN + MINUTE],
    ['seconds', { 'retry-after': '5' }, OPEN + 5_000],
  ] as const)('429, %s: says when to try again', async (_name, headers, retryAt) => {
    server.fault = inBars(refuses(429, { message: 'too many requests.' }, headers));
    expect(await refusal(marketOf().market.bars(QUERY))).toMatchObject({ retryAt });
  });

  it('rows that cannot be read are left out, and the answer is partial', async () => {
    server.fault = inBars((response, { body }) => {
      const { bars } = body as { bars: readonly object[] };
      sendJson(response, 200, { bars: [...bars, { t: 'yesterday' }], next_page_token: null });
    });
    const { value, meta } = await marketOf().market.bars(QUERY);
    expect([value, meta.partial]).toEqual([expected, true]);
  });

  it('more pages than the limit: what there is, partial', async () => {
    let pages = 0;
    server.fault = inBars((response, { body }) =>
      sendJson(response, 200, { ...(body as object), next_page_token: `page ${(pages += 1)}` }),
    );
    const { value, meta } = await marketOf().market.bars(QUERY);
    expect([value, meta.partial, pages]).toEqual([expected, true, 20]);
  });

  it('a call that waits for a permit ends at its deadline', async () => {
    const permit = () => new Promise<void>(() => undefined);
    const { market } = marketOf({ deadlineMs: 100, permit });
    expect(await refusal(market.status())).toMatchObject({ code: 'PROVIDER_TIMEOUT' });
  });

  it('every request awaits a permit', async () => {
    let permits = 0;
    const before = server.requests.length;
    const permit = () => Promise.resolve(void (permits += 1));
    await marketOf({ permit }).chains.chain('F', '2026-12-18');
    expect(permits).toBe(server.requests.length - before);
    expect(permits).toBeGreaterThan(3);
  });

  it('nobody listens: an outage', async () => {
    const market = marketOf({ tradingUrl: 'http://127.0.0.1:9' }).market;
    expect(await refusal(market.status())).toMatchObject({ code: 'PROVIDER_OUTAGE' });
  });

  it('a provider that fails cannot deny a symbol', async () => {
    server.fault = () => page(502, 'Bad Gateway');
    const { market } = marketOf();
    expect(await market.knows('AAPL')).toBe(true);
    expect(await market.knows('../etc')).toBe(false);
    expect(await refusal(market.details('AAPL'))).toMatchObject({ code: 'PROVIDER_OUTAGE' });
  });

  it('what can be no symbol is refused without a request', async () => {
    const { market, chains, tape } = marketOf();
    const before = server.requests.length;
    for (const symbol of ['../../v2/account', 'AAPL?x=1', 'aapl', 'A'.repeat(99), 'A/B'])
      for (const call of [
        () => market.bars({ ...QUERY, symbol }),
        () => chains.chain(symbol, '2026-12-18'),
        () => tape.lastPrices(symbol, '2026-12-18'),
      ])
        expect(await refusal(call())).toMatchObject({ code: 'SYMBOL_UNKNOWN' });
    expect(server.requests.length).toBe(before);
  });

  it('a share without a price is left out; alone it is refused', async () => {
    const change =
      (entry: unknown): AlpacaFault =>
      (response, { body }) =>
        sendJson(response, 200, { ...(body as object), F: entry });
    for (const entry of [{ prevDailyBar: null }, 'broken', undefined]) {
      const { quotes } = marketOf();
      server.fault = (path) => (path.endsWith('snapshots') ? change(entry) : null);
      const { value, meta } = await quotes.quotes(['AAPL', 'F']);
      expect(value.map(({ symbol }) => symbol)).toEqual(['AAPL']);
      expect(meta.partial).toBe(true);
      expect(await refusal(quotes.quotes(['F']))).toMatchObject({ code: 'PROVIDER_GARBAGE' });
    }
  });

  it('a list of shares without any is garbage, and is asked for again', async () => {
    const { market } = marketOf();
    server.fault = (path) =>
      path.endsWith('/assets') ? (response) => sendJson(response, 200, []) : null;
    expect(await refusal(market.details('AAPL'))).toMatchObject({ code: 'PROVIDER_GARBAGE' });
    server.fault = () => null;
    expect((await market.details('AAPL')).value.ticker).toBe('AAPL');
  });

  it.each<[string, (text: string) => string]>([
    ['another symbol', (text) => text.replaceAll('"symbol":"AAPL"', '"symbol":"X"')],
    ['six years ago', (text) => text.replaceAll('"2026-', '"2020-')],
  ])('bars of %s are garbage', async (_what, changed) => {
    const { market } = marketOf();
    server.fault = (path) =>
      path.endsWith('/bars')
        ? (response, { body }) => sendJson(response, 200, JSON.parse(changed(JSON.stringify(body))))
        : null;
    expect(await refusal(market.bars(QUERY))).toMatchObject({ code: 'PROVIDER_GARBAGE' });
    expect(await refusal(market.previousClose('AAPL'))).toMatchObject({ code: 'PROVIDER_GARBAGE' });
  });

  it('dividends of another symbol are garbage, and not taken for none', async () => {
    const { actions, market } = marketOf();
    server.fault = (path) =>
      path.endsWith('/corporate-actions')
        ? (response, { body }) =>
            sendJson(response, 200, JSON.parse(JSON.stringify(body).replaceAll('"AAPL"', '"X"')))
        : null;
    const days = { symbol: 'AAPL', from: '2025-11-20', to: '2026-11-20' } as const;
    expect(await refusal(actions.actions(days))).toMatchObject({ code: 'PROVIDER_GARBAGE' });
    expect(await refusal(market.details('AAPL'))).toMatchObject({ code: 'PROVIDER_GARBAGE' });
  });

  it('bars and the last close are as old as their newest price', async () => {
    const { market } = marketOf();
    const { value: bar, meta } = await market.previousClose('AAPL');
    expect(meta.asOf).toBe(closeOf(newYorkDate(bar!.at)));
    const { meta: days } = await market.bars({ ...QUERY, to: newYorkDate(bar!.at) });
    expect(days.asOf).toBe(meta.asOf);
  });
});

describe('the key', () => {
  it.each(['wrong', `${STUB_SECRET}\n`, `${STUB_SECRET}\u4e00`, ''])(
    '%j is refused as PROVIDER_BAD_KEY',
    async (secretKey) => {
      const refused = await refusal(marketOf({ secretKey }).market.status());
      expect(refused).toMatchObject({ kind: 'provider', code: 'PROVIDER_BAD_KEY' });
    },
  );

  it('stands in no address and in no refusal of any fault', async () => {
    for (const [, fault] of Object.values(FAULTS)) {
      server.fault = () => fault;
      const { market, news, chains } = marketOf({ deadlineMs: 100 });
      for (const call of [
        () => market.status(),
        () => news.news({ symbol: null, limit: 3 }),
        () => chains.expiries('F'),
      ])
        await call().catch((thrown: unknown) => refusal(Promise.reject(thrown as Error)));
    }
    expect(seen.length).toBeGreaterThan(100);
    const canaries = [STUB_KEY_ID, STUB_SECRET];
    const found = [...seen, ...server.requests].filter((text) =>
      canaries.some((key) => text.includes(key)),
    );
    expect(found).toEqual([]);
  });
});

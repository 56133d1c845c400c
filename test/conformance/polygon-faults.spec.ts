import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Bar, BarQuery } from '@toolyard/core/market';
import type { OptionChain, MarketSource } from '@toolyard/core/options/chain';
import { polygonMarket } from '@toolyard/polygon';
import { simulatedMarket } from '@toolyard/simulated-market';
import { FAULTS, type Fault } from '../support/polygon-faults.ts';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { parsed } from './option-records.suite.ts';

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
/** Less than the deadline of a call that must not reach it, also on a busy machine. */
const LONGEST_CALL_MS = 24_000;
const EXPIRY = '2026-12-18';
const CONTRACT = parsed('F261218C00012000');

let server: PolygonServer;
let expected: readonly Bar[];
let expectedQuotes: readonly string[];
const seen: string[] = [];

const marketOf = (settings: { apiKey?: string; deadlineMs?: number } = {}): MarketSource =>
  polygonMarket({
    ...{ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock, deadlineMs: 60_000 },
    ...settings,
  });

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

const symbolsOf = ({ calls, puts }: OptionChain): readonly string[] =>
  [...calls, ...puts].map(({ symbol }) => symbol);

beforeAll(async () => {
  const source = simulatedMarket({ seed: 'any', clock });
  server = await new PolygonServer({ source, clock }).start();
  expected = (await source.market.bars(QUERY)).value;
  expectedQuotes = symbolsOf((await marketOf().chains.chain('F', EXPIRY)).value);
});
beforeEach(() => {
  server.fault = () => null;
});
afterAll(() => server.stop());

/** The fault in bars, and in nothing else. */
const inBars = (fault: Fault) => (path: string) => (path.includes('/range/') ? fault : null);

const CODES: Readonly<Partial<Record<Fault, string>>> = {
  hang: 'PROVIDER_TIMEOUT',
  hangAfterHeaders: 'PROVIDER_TIMEOUT',
  slowBody: 'PROVIDER_TIMEOUT',
  rate: 'PROVIDER_RATE',
  rateWithSeconds: 'PROVIDER_RATE',
  rateWithDate: 'PROVIDER_RATE',
  badKey: 'PROVIDER_BAD_KEY',
  notEntitled: 'PROVIDER_PLAN',
  badGateway: 'PROVIDER_OUTAGE',
  reset: 'PROVIDER_OUTAGE',
  badRequest: 'PROVIDER_REFUSED',
  otherTicker: 'PROVIDER_GARBAGE',
  otherYear: 'PROVIDER_GARBAGE',
  htmlAnswer: 'PROVIDER_GARBAGE',
  redirect: 'PROVIDER_GARBAGE',
  truncated: 'PROVIDER_GARBAGE',
  notANumber: 'PROVIDER_GARBAGE',
  infinite: 'PROVIDER_GARBAGE',
  negative: 'PROVIDER_GARBAGE',
  huge: 'PROVIDER_GARBAGE',
  wrongTypes: 'PROVIDER_GARBAGE',
  loopingPages: 'PROVIDER_GARBAGE',
  foreignPage: 'PROVIDER_GARBAGE',
  gzipBomb: 'PROVIDER_GARBAGE',
};

describe('faults of the provider', () => {
  it.each(FAULTS.filter((fault) => CODES[fault]))('%s: a typed refusal in time', async (fault) => {
    server.fault = inBars(fault);
    const code = CODES[fault];
    const deadlineMs = code === 'PROVIDER_TIMEOUT' ? DEADLINE_MS : 60_000;
    const began = performance.now();
    const refused = await refusal(marketOf({ deadlineMs }).market.bars(QUERY));
    expect(refused).toMatchObject({ kind: 'provider', code });
    expect(performance.now() - began).toBeLessThan(LONGEST_CALL_MS);
  });

  it.each([
    ['latency', 0, 1],
    ['doubleRows', 0, 1],
    ['missingRows', 0, 2],
    ['nullResults', Infinity, 1],
  ] as const)('%s: bars without repetition', async (fault, first, step) => {
    server.fault = inBars(fault);
    const { value } = await marketOf().market.bars(QUERY);
    expect(value).toEqual(expected.filter((_bar, i) => i >= first && i % step === 0));
  });

  it('a call that waits for a permit ends at its deadline', async () => {
    const never = () => new Promise<() => void>(() => undefined);
    const settings = { baseUrl: server.baseUrl, apiKey: STUB_KEY, clock, permit: never };
    const { market } = polygonMarket({ ...settings, deadlineMs: 100 });
    expect(await refusal(market.bars(QUERY))).toMatchObject({ code: 'PROVIDER_TIMEOUT' });
  });

  it.each([
    ['rate', OPEN + MINUTE],
    ['rateWithSeconds', OPEN + 17_000],
    ['rateWithDate', OPEN + 60 * MINUTE],
  ] as const)('%s: says when to try again, an hour from now at most', async (fault, retryAt) => {
    server.fault = inBars(fault);
    expect(await refusal(marketOf().market.bars(QUERY))).toMatchObject({ retryAt });
  });

  it('401 and 403 in turn stay two failures', async () => {
    server.fault = (path, count) =>
      path.includes('/range/') ? (count % 2 === 0 ? 'badKey' : 'notEntitled') : null;
    const { market } = marketOf();
    await market.knows('AAPL');
    const codes: unknown[] = [];
    for (let i = 0; i < 4; i += 1)
      codes.push(((await refusal(market.bars(QUERY))) as { code: string }).code);
    expect(new Set(codes)).toEqual(new Set(['PROVIDER_BAD_KEY', 'PROVIDER_PLAN']));
  });

  it('after a fault the next call is answered', async () => {
    const { market } = marketOf();
    server.fault = inBars('reset');
    await market.knows('AAPL');
    await refusal(market.bars(QUERY));
    server.fault = () => null;
    expect((await market.bars(QUERY)).value).toEqual(expected);
  });

  it('a page on another host is not fetched', async () => {
    server.fault = inBars('foreignPage');
    const { market } = marketOf();
    await market.knows('AAPL');
    const before = server.requests.length;
    await refusal(market.bars(QUERY));
    expect(server.requests.length - before).toBe(1);
  });

  it('nobody listens: an outage', async () => {
    const market = polygonMarket({ baseUrl: 'http://127.0.0.1:9', apiKey: STUB_KEY, clock });
    expect(await refusal(market.market.status())).toMatchObject({ code: 'PROVIDER_OUTAGE' });
  });

  it('a provider that fails cannot deny a symbol', async () => {
    server.fault = () => 'badGateway';
    const { market } = marketOf();
    expect(await market.knows('AAPL')).toBe(true);
    expect(await market.knows('../etc')).toBe(false);
    expect(await refusal(market.details('AAPL'))).toMatchObject({ code: 'PROVIDER_OUTAGE' });
  });

  it('what can be no symbol is refused without a request', async () => {
    const { market } = marketOf();
    const before = server.requests.length;
    for (const symbol of ['../../v1/marketstatus/now', 'AAPL?x=1', 'aapl', 'A'.repeat(99), 'A/B'])
      expect(await refusal(market.bars({ ...QUERY, symbol }))).toMatchObject({
        code: 'SYMBOL_UNKNOWN',
      });
    expect(server.requests.length).toBe(before);
  });
});

/** The fault in snapshots of options, and in nothing else. */
const inChains = (fault: Fault) => (path: string) =>
  path.startsWith('/v3/snapshot/options/') ? fault : null;

describe('faults in option chains', () => {
  it.each(FAULTS.filter((fault) => CODES[fault]))('%s: a typed refusal in time', async (fault) => {
    server.fault = inChains(fault);
    const code = CODES[fault];
    const deadlineMs = code === 'PROVIDER_TIMEOUT' ? DEADLINE_MS : 60_000;
    const { chains } = marketOf({ deadlineMs });
    expect(await refusal(chains.chain('F', EXPIRY))).toMatchObject({ kind: 'provider', code });
  });

  it.each([
    ['latency', 1, false],
    ['missingRows', 2, false],
    ['doubleRows', 1, true],
  ] as const)('%s: each contract once', async (fault, step, partial) => {
    server.fault = inChains(fault);
    const { value, meta } = await marketOf().chains.chain('F', EXPIRY);
    expect(symbolsOf(value)).toEqual(expectedQuotes.filter((_symbol, i) => i % step === 0));
    expect(meta.partial).toBe(partial);
  });

  it('an answer without contracts is an expiry that is not listed', async () => {
    server.fault = inChains('nullResults');
    const refused = await refusal(marketOf().chains.chain('F', EXPIRY));
    expect(refused).toMatchObject({ code: 'EXPIRY_UNKNOWN' });
  });

  it.each(['hang', 'badGateway', 'notEntitled', 'truncated'] as const)(
    '%s of rates and dividends: the quotes tell the rate, and the chain is not whole',
    async (fault) => {
      server.fault = (path) => (/treasury|dividends/.test(path) ? fault : null);
      const { value, meta } = await marketOf({ deadlineMs: 1_000 }).chains.chain('F', EXPIRY);
      expect(symbolsOf(value)).toEqual(expectedQuotes);
      expect(Number.isFinite(value.terms.rate)).toBe(true);
      // Unknown, not none: shares are not said to receive nothing.
      expect(value.terms.dividends).toBeUndefined();
      expect(meta.partial).toBe(true);
    },
  );

  it('a page of contracts on another host is not fetched', async () => {
    server.fault = (path) => (path.endsWith('/contracts') ? 'foreignPage' : null);
    const { chains } = marketOf();
    expect(await refusal(chains.expiries('F'))).toMatchObject({ code: 'PROVIDER_GARBAGE' });
  });
});

describe('the key', () => {
  it.each(['wrong', `${STUB_KEY}\n`, `${STUB_KEY}\u4e00`, ''])(
    '%j is refused as PROVIDER_BAD_KEY',
    async (apiKey) => {
      const refused = await refusal(marketOf({ apiKey }).market.status());
      expect(refused).toMatchObject({ kind: 'provider', code: 'PROVIDER_BAD_KEY' });
    },
  );

  it('stands in no address and in no refusal of any fault', async () => {
    for (const fault of FAULTS) {
      server.fault = () => fault;
      const { market, news, quotes, chains, tape, volatility } = marketOf({
        deadlineMs: DEADLINE_MS,
      });
      const calls = [
        market.status(),
        market.details('AAPL'),
        news.news({ symbol: null, limit: 3 }),
        quotes.quotes(['AAPL']),
        chains.expiries('F'),
        chains.chain('F', EXPIRY),
        tape.activity(CONTRACT),
        tape.previousClose('F', [CONTRACT]),
        volatility.year('F'),
      ];
      await Promise.all(
        calls.map((call: Promise<unknown>) =>
          call.catch((thrown: unknown) => refusal(Promise.reject(thrown as Error))),
        ),
      );
    }
    expect(seen.length).toBeGreaterThan(100);
    expect([...seen, ...server.requests].filter((text) => text.includes(STUB_KEY))).toEqual([]);
  });
});

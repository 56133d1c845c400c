import {
  PROVIDER_BAD_KEY,
  PROVIDER_OUTAGE,
  PROVIDER_PLAN,
  PROVIDER_RATE,
  SYMBOL_UNKNOWN,
  type Bar,
  type SearchHit,
  type Sourced,
} from '@toolyard/core/market';
import type { MarketSource } from '@toolyard/core/options/chain';
import { fromDollars, moneyOf, type Clock } from '@toolyard/core/shared';
import {
  chainFixture,
  FakeCorporateActions,
  FakeMarketData,
  FakeMarketRecords,
  FakeOptionChains,
  FakeSettlementPrices,
  type FakeStock,
} from '@toolyard/memory';

export const SYMBOLS = ['SPY', 'AAPL', 'MSFT', 'NVDA', 'TSLA'] as const;
const EXPIRY = '2026-02-20';
const DAY = 86_400_000;
/** When a call may follow one that was refused with 429. */
export const RETRY_AFTER = 90_000;
const paid = { weightedSharesOutstanding: null, dividendYield: 0.01 };

function stockOf(ticker: string, now: number): FakeStock {
  const named = { ticker, name: `${ticker} Corporation`, nameZh: null, primaryExchange: 'XNAS' };
  const traded = { market: 'stocks', locale: 'us', type: 'CS', currency: 'USD' };
  const moved = { price: 100, change: 1, changePercent: 1 };
  const hit: SearchHit = { ...named, ...traded, ...moved };
  const bar = (daysAgo: number): Bar => ({
    at: now - daysAgo * DAY,
    open: 100,
    high: 102,
    low: 99,
    close: 101,
    volume: 1_000,
  });
  return {
    hit,
    details: { ...named, ...paid, marketCap: 1e12, min52Week: 80, max52Week: 120 },
    bars: [3, 2, 1].map(bar),
    day: {
      ticker,
      name: named.name,
      nameZh: null,
      type: 'CS',
      sector: null,
      ...moved,
      volume: 1e6,
    },
  };
}

/** What the provider's server answers: a status, an answer after so many milliseconds, or nothing for ever. */
export type Reply = number | { readonly after: number } | 'hang';

/**
 * A provider of five stocks. Every call of a port makes one request, whose reply the test decides, and its value may be
 * spoilt on the way.
 */
export class ScriptedProvider {
  /** When which endpoint was requested. */
  readonly requests: { readonly endpoint: string; readonly at: number }[] = [];
  reply: (endpoint: string) => Reply = () => 200;
  spoil: (endpoint: string, answer: unknown) => unknown = (_endpoint, answer) => answer;
  /** Awaited before every request, as the budget is. */
  permit: () => Promise<unknown> = () => Promise.resolve();
  /** Every request answers at once. */
  isInstant = false;
  readonly source: MarketSource;

  /** Another client of the same provider shares its network. */
  constructor(
    private readonly clock: Clock,
    private readonly server?: ScriptedProvider,
  ) {
    const now = clock.now();
    const market = new FakeMarketData(
      SYMBOLS.map((symbol) => stockOf(symbol, now)),
      clock,
    );
    const quote = (symbol: string) => ({
      symbol,
      price: 101,
      change: 1,
      changePercent: 1,
      bid: 100.99,
      ask: 101.01,
      at: now,
    });
    const item = (symbol: string) => ({
      id: symbol,
      title: `${symbol} is named`,
      titleZh: null,
      publishedAt: now - 60_000,
      publisher: 'A test',
      url: null,
      description: null,
      descriptionZh: null,
      tickers: [symbol],
    });
    const chain = chainFixture('SPY', EXPIRY, now);
    const traded = { trades: [], days: [{ date: '2026-01-02' as const, price: moneyOf(20_000) }] };
    const records = new FakeMarketRecords(
      {
        quotes: SYMBOLS.map(quote),
        news: SYMBOLS.map(item),
        activities: { [chain.calls[0]!.symbol]: traded },
        closes: { SPY: { at: now - DAY, spot: fromDollars(100), marks: new Map() } },
        volatility: { SPY: [{ date: '2026-01-02', iv: 0.2 }] },
      },
      clock,
    );
    const settlementPrices = new FakeSettlementPrices(SYMBOLS, clock);
    const settled = { symbol: 'SPY', date: '2026-01-02', settlementTime: 'PM' } as const;
    settlementPrices.publish(settled, fromDollars(101));
    this.source = {
      market: this.behindNetwork(market),
      news: this.behindNetwork(records),
      earnings: this.behindNetwork(records),
      actions: this.behindNetwork(new FakeCorporateActions(SYMBOLS, clock)),
      quotes: this.behindNetwork(records),
      chains: this.behindNetwork(new FakeOptionChains([chain])),
      tape: this.behindNetwork(records),
      volatility: this.behindNetwork(records),
      settlementPrices: this.behindNetwork(settlementPrices),
    };
  }

  /** The most requests of any minute. */
  get mostPerMinute(): number {
    return Math.max(
      0,
      ...this.requests.map(
        ({ at }) => this.requests.filter((r) => r.at >= at && r.at < at + 60_000).length,
      ),
    );
  }

  /** The status of the reply. */
  private async request(endpoint: string): Promise<number> {
    if (this.server) return this.server.request(endpoint);
    this.requests.push({ endpoint, at: Date.now() });
    const reply = this.reply(endpoint);
    if (reply === 'hang') return new Promise(() => undefined);
    const delay = typeof reply === 'number' ? 20 : reply.after;
    if (!this.isInstant) await new Promise((resolve) => setTimeout(resolve, delay));
    return typeof reply === 'number' ? reply : 200;
  }

  /** The port with a request before each of its calls, whose failures it tells as an adapter does. */
  private behindNetwork<T extends object>(port: T): T {
    return new Proxy(port, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...args: readonly unknown[]): Promise<unknown> => {
          await this.permit();
          const status = await this.request(String(name));
          if (status === 401) throw PROVIDER_BAD_KEY();
          if (status === 403) throw PROVIDER_PLAN();
          if (status === 404) throw SYMBOL_UNKNOWN();
          if (status === 429) throw PROVIDER_RATE({ retryAt: this.clock.now() + RETRY_AFTER });
          if (status !== 200) throw PROVIDER_OUTAGE();
          return this.spoil(String(name), await (method.apply(target, args) as Promise<unknown>));
        };
      },
    });
  }
}

/** A part of the market screen. */
type Part = (source: MarketSource) => Promise<Sourced<unknown>>;

/** What the market screen reads, by name. */
export const MARKET_SCREEN: readonly (readonly [string, Part])[] = [
  ...SYMBOLS.flatMap((symbol): [string, Part][] => [
    [`details of ${symbol}`, ({ market }) => market.details(symbol)],
    [`previous close of ${symbol}`, ({ market }) => market.previousClose(symbol)],
  ]),
  [
    'bars of SPY',
    ({ market }) =>
      market.bars({
        symbol: 'SPY',
        from: '2025-12-01',
        to: '2026-01-05',
        timespan: 'day',
        multiplier: 1,
        adjusted: true,
      }),
  ],
  ['news', ({ news }) => news.news({ symbol: null, limit: 10 })],
  ['sessions', ({ market }) => market.stockDays()],
];

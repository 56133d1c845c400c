import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  PROVIDER_OUTAGE,
  PROVIDER_RATE,
  SYMBOL_UNKNOWN,
  type Sourced,
  type StockQuote,
  type StockQuotes,
} from '@toolyard/core/market';
import { FakeLivePrices } from '@toolyard/memory';
import { QuoteHub } from './quote-hub.ts';

/** Friday 2026-11-20, noon in New York. */
const NOON = Date.UTC(2026, 10, 20, 17);

/** Quotes at 100 dollars, of a provider that can be replaced. */
class ListedQuotes implements StockQuotes {
  readonly requested: string[] = [];
  provider = 'listed';
  fault: Error | null = null;

  knows = () => Promise.resolve(true);

  quotes([symbol = '']: readonly string[]): Promise<Sourced<readonly StockQuote[]>> {
    this.requested.push(symbol);
    if (symbol === 'NONE') return Promise.reject(SYMBOL_UNKNOWN());
    if (this.fault) return Promise.reject(this.fault);
    const moved = { price: 100, change: 1, changePercent: 1 };
    return Promise.resolve({
      value: [{ symbol, ...moved, bid: null, ask: null, at: NOON }],
      meta: {
        provider: this.provider,
        asOf: NOON,
        delayedMinutes: 0,
        stale: false,
        simulated: false,
        partial: false,
        nextRefresh: null,
      },
    });
  }
}

describe('the hub of quotes', () => {
  let quotes: ListedQuotes;
  let live: FakeLivePrices;
  let hub: QuoteHub;
  const sendPrice = (symbol: string, price: number, at = NOON + 1) =>
    live.send({ kind: 'price', symbol, price, at });

  beforeEach(() => {
    jest.useFakeTimers();
    quotes = new ListedQuotes();
    live = new FakeLivePrices('listed');
    hub = new QuoteHub(quotes, live, { now: () => NOON + 1_000 });
  });
  afterEach(() => void jest.useRealTimers());

  it('ten watchers of one symbol make one subscription, which ends with the last', async () => {
    const releases = await Promise.all(Array.from({ length: 10 }, () => hub.watch(['SPY'])));
    expect(quotes.requested).toEqual(['SPY']);
    expect(live.calls).toEqual(['+SPY']);
    releases.slice(1).forEach((release) => release());
    releases[1]!();
    expect(live.calls).toEqual(['+SPY']);
    releases[0]!();
    expect(live.calls).toEqual(['+SPY', '-SPY']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('quotes that wait for the provider to accept calls come when it does', async () => {
    quotes.fault = PROVIDER_RATE({ retryAt: NOON + 20_000 });
    await hub.watch(['SPY']);
    expect(hub.quoteOf('SPY')).toBeNull();
    quotes.fault = null;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(hub.quoteOf('SPY')?.value.price).toBe(100);
  });

  it('lists that overlap: each symbol is subscribed to and read once for all', async () => {
    const release = await hub.watch(['SPY', 'AAPL']);
    await hub.watch(['AAPL', 'MSFT']);
    expect(live.calls).toEqual(['+SPY', '+AAPL', '+MSFT']);
    release();
    expect(live.calls.slice(3)).toEqual(['-SPY']);
    quotes.requested.length = 0;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(quotes.requested).toEqual(['AAPL', 'MSFT', 'AAPL', 'MSFT']);
  });

  it('a tick stands over the quote that was read before it', async () => {
    await hub.watch(['SPY']);
    const { revision } = hub;
    sendPrice('SPY', 101);
    expect(hub.revision).toBeGreaterThan(revision);
    expect(hub.quoteOf('SPY')).toMatchObject({
      value: { price: 101, change: 2, at: NOON + 1 },
      meta: { provider: 'listed', asOf: NOON + 1, simulated: false },
    });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(hub.quoteOf('SPY')?.value.price).toBe(101);
  });

  it('a tick that cannot be right changes nothing', async () => {
    await hub.watch(['SPY']);
    const { revision } = hub;
    sendPrice('SPY', 1);
    expect(hub.revision).toBe(revision);
    expect(hub.quoteOf('SPY')?.value.price).toBe(100);
  });

  it('quotes of another provider than the one of the stream are not subscribed to', async () => {
    quotes.provider = 'simulated';
    await hub.watch(['SPY']);
    expect(live.calls).toEqual([]);
    sendPrice('SPY', 101);
    expect(hub.quoteOf('SPY')?.value.price).toBe(100);
  });

  it('a provider that is replaced: the subscription ends, and its ticks with it', async () => {
    await hub.watch(['SPY']);
    sendPrice('SPY', 101);
    quotes.provider = 'simulated';
    await jest.advanceTimersByTimeAsync(1_000);
    expect(live.calls).toEqual(['+SPY', '-SPY']);
    expect(hub.quoteOf('SPY')).toMatchObject({
      value: { price: 100 },
      meta: { provider: 'simulated' },
    });
  });

  it('an unknown symbol is refused and leaves nothing behind', async () => {
    await expect(hub.watch(['SPY', 'NONE'])).rejects.toMatchObject({ code: SYMBOL_UNKNOWN.code });
    expect(live.calls).toEqual(['+SPY', '-SPY']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('a source that is away refuses cold symbols; those with a quote go on as stale ones', async () => {
    await hub.watch(['SPY']);
    quotes.fault = PROVIDER_OUTAGE();
    await expect(hub.watch(['AAPL'])).rejects.toMatchObject({ code: PROVIDER_OUTAGE.code });
    const release = await hub.watch(['SPY', 'AAPL']);
    expect(hub.quoteOf('AAPL')).toBeNull();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(hub.quoteOf('SPY')).toMatchObject({ value: { price: 100 }, meta: { stale: true } });
    quotes.fault = null;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(hub.quoteOf('SPY')?.meta.stale).toBe(false);
    expect(hub.quoteOf('AAPL')?.value.price).toBe(100);
    release();
  });

  it('a source that does not answer is not read again meanwhile', async () => {
    await hub.watch(['SPY']);
    quotes.requested.length = 0;
    const answer = quotes.quotes.bind(quotes);
    quotes.quotes = (symbols) => {
      void answer(symbols);
      return new Promise(() => undefined);
    };
    await jest.advanceTimersByTimeAsync(10_000);
    expect(quotes.requested).toEqual(['SPY']);
  });
});

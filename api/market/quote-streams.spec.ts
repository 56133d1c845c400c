import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StockQuotes } from '@toolyard/core/market';
import { FakeLivePrices } from '@toolyard/memory';
import type { Response } from 'express';
import { QuoteHub } from './quote-hub.ts';
import { QuoteStreams } from './quote-streams.ts';

const meta = {
  provider: 'listed',
  asOf: 0,
  delayedMinutes: 0,
  stale: false,
  simulated: false,
  partial: false,
  nextRefresh: null,
};

/** Quotes whose price grows with every question, and which fail when they are told to. */
class CountedQuotes implements StockQuotes {
  readonly requested: (readonly string[])[] = [];
  fails = false;
  private answers = 0;

  knows = () => Promise.resolve(true);

  quotes(symbols: readonly string[]) {
    this.requested.push(symbols);
    if (this.fails) return Promise.reject(new Error('away'));
    const at = (this.answers += 1);
    const unknown = { change: null, changePercent: null, bid: null, ask: null };
    return Promise.resolve({
      value: symbols.map((symbol) => ({ symbol, price: at, at, ...unknown })),
      meta,
    });
  }
}

class Wire extends EventEmitter {
  readonly sent: string[] = [];
  writableNeedDrain = false;
  closed = false;
  writeHead = () => this;
  write = (text: string) => this.sent.push(text) > 0;
  end = () => void this.emit('close');
  prices = () => this.sent.flatMap((text) => /"price":(\d+)/.exec(text)?.[1] ?? []);
}

describe('the open streams', () => {
  let quotes: CountedQuotes;
  let live: FakeLivePrices;
  let streams: QuoteStreams;
  const clock = { now: () => 1_000 };
  const open = async (...symbols: string[]) => {
    const wire = new Wire();
    const call = { address: '192.0.2.1', symbols, lastEventId: undefined };
    await streams.open(call, wire as unknown as Response);
    return wire;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    quotes = new CountedQuotes();
    live = new FakeLivePrices('listed');
    streams = new QuoteStreams(new QuoteHub(quotes, live, clock), clock);
  });
  afterEach(() => void jest.useRealTimers());

  it('one reading a second serves them all, each symbol once', async () => {
    const wires = [await open('A', 'B'), await open('B', 'C')];
    quotes.requested.length = 0;
    await jest.advanceTimersByTimeAsync(3_000);
    const round = [['A'], ['B'], ['C']];
    expect(quotes.requested).toEqual([...round, ...round, ...round]);
    for (const wire of wires) expect(wire.prices()).toHaveLength(2 + 3 * 2);
  });

  it('a hundred ticks a second become four events a second, each with the latest price', async () => {
    const wire = await open('A');
    wire.sent.length = 0;
    quotes.fails = true;
    for (let tick = 1; tick <= 100; tick++) {
      live.send({ kind: 'price', symbol: 'A', price: 1 + tick / 1_000, at: 1 + tick });
      await jest.advanceTimersByTimeAsync(10);
    }
    const prices = wire.sent.flatMap((text) => /"price":([\d.]+)/.exec(text)?.[1] ?? []);
    expect(prices.map(Number)).toEqual([1.025, 1.05, 1.075, 1.1]);
  });

  it('a client that does not keep up gets the latest price when it does, though no other follows', async () => {
    const slow = await open('A');
    const quick = await open('A');
    [slow, quick].forEach((wire) => (wire.sent.length = 0));
    slow.writableNeedDrain = true;
    for (const price of [1.1, 1.2, 1.3]) {
      live.send({ kind: 'price', symbol: 'A', price, at: 10 * price });
      await jest.advanceTimersByTimeAsync(250);
    }
    expect(slow.sent).toEqual([]);
    slow.writableNeedDrain = false;
    await jest.advanceTimersByTimeAsync(250);
    expect(quick.prices()).toHaveLength(3);
    expect(slow.sent).toHaveLength(1);
    expect(slow.sent[0]).toContain('"price":1.3');
  });

  it('who leaves before the first quote has come is not counted', async () => {
    const wire = Object.assign(new Wire(), { closed: true });
    const call = { address: '192.0.2.1', symbols: ['A'], lastEventId: undefined };
    await streams.open(call, wire as unknown as Response);
    expect([streams.openStreams, jest.getTimerCount(), wire.sent]).toEqual([0, 0, []]);
    expect(live.calls).toEqual(['+A', '-A']);
  });

  it('nobody is asked when nobody listens any more', async () => {
    const wire = await open('A');
    wire.end();
    quotes.requested.length = 0;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(quotes.requested).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('a source that fails is read again; the stream stays open, says that its price is stale, and beats', async () => {
    const wire = await open('A');
    quotes.fails = true;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(wire.prices()).toEqual(['1', '1']);
    expect(wire.sent.at(-3)).toContain('"stale":true');
    expect(wire.sent.filter((text) => text.startsWith(':'))).toHaveLength(2);
    quotes.fails = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(wire.prices()).toHaveLength(3);
  });

  it('all end with the server, and one that comes too late ends at once', async () => {
    const wires = [await open('A'), await open('B')];
    const ended = wires.map((wire) => new Promise((done) => wire.once('close', done)));
    streams.onModuleDestroy();
    await Promise.all(ended);
    const late = await open('A');
    expect(late.prices()).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StockQuotes } from '@toolyard/core/market';
import type { Response } from 'express';
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
  readonly writableNeedDrain = false;
  writeHead = () => this;
  write = (text: string) => this.sent.push(text) > 0;
  end = () => void this.emit('close');
  prices = () => this.sent.flatMap((text) => /"price":(\d+)/.exec(text)?.[1] ?? []);
}

describe('the open streams', () => {
  let quotes: CountedQuotes;
  let streams: QuoteStreams;
  const open = async (...symbols: string[]) => {
    const wire = new Wire();
    const call = { address: '192.0.2.1', symbols, lastEventId: undefined };
    await streams.open(call, wire as unknown as Response);
    return wire;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    quotes = new CountedQuotes();
    streams = new QuoteStreams(quotes, { now: () => 1_000 });
  });
  afterEach(() => void jest.useRealTimers());

  it('one question a second serves them all, each symbol once', async () => {
    const wires = [await open('A', 'B'), await open('B', 'C')];
    quotes.requested.length = 0;
    await jest.advanceTimersByTimeAsync(3_000);
    expect(quotes.requested).toEqual([
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ]);
    for (const wire of wires) expect(wire.prices()).toHaveLength(2 + 3 * 2);
  });

  it('nobody is asked when nobody listens any more', async () => {
    const wire = await open('A');
    wire.end();
    quotes.requested.length = 0;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(quotes.requested).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('a source that fails is asked again; the stream stays open and beats every 15 seconds', async () => {
    const wire = await open('A');
    quotes.fails = true;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(wire.prices()).toEqual(['1']);
    expect(wire.sent.filter((text) => text.startsWith(':'))).toHaveLength(2);
    quotes.fails = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(wire.prices()).toHaveLength(2);
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

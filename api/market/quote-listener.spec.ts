import { describe, expect, it } from '@jest/globals';
import type { MarketMeta, Sourced, StockQuote } from '@toolyard/core/market';
import type { Response } from 'express';
import { QuoteListener } from './quote-listener.ts';

const sourced = (value: StockQuote, meta: Partial<MarketMeta> = {}): Sourced<StockQuote> => ({
  value,
  meta: {
    provider: 'listed',
    asOf: value.at,
    delayedMinutes: 0,
    stale: false,
    simulated: true,
    partial: false,
    nextRefresh: null,
    ...meta,
  },
});

const quote = (symbol: string, at: number, price = 100): StockQuote => ({
  symbol,
  price,
  change: null,
  changePercent: null,
  bid: price - 0.01,
  ask: price + 0.01,
  at,
});

function listening(symbols: readonly string[], since = 0) {
  const response = { sent: [] as string[], writableNeedDrain: false };
  const wire = Object.assign(response, {
    writeHead: () => wire,
    write: (text: string) => response.sent.push(text) > 0,
    end: () => void response.sent.push('end'),
  });
  const listener = new QuoteListener(wire as unknown as Response, symbols, since);
  response.sent.length = 0;
  const tell = (...quotes: StockQuote[]) => listener.tell(quotes.map((each) => sourced(each)));
  const ids = () => response.sent.map((text) => /^id: (\d+)/.exec(text)?.[1]);
  return { listener, response, tell, ids };
}

describe('one open stream', () => {
  it('the oldest price comes first', () => {
    const { tell, ids } = listening(['A', 'B']);
    tell(quote('A', 30), quote('B', 20));
    expect(ids()).toEqual(['20', '30']);
  });

  it('a price that stands is not told again; the same price with another bid is', () => {
    const { tell, response } = listening(['A']);
    tell(quote('A', 10));
    tell(quote('A', 10));
    expect(response.sent).toHaveLength(1);
    tell({ ...quote('A', 10), bid: 99 });
    expect(response.sent).toHaveLength(2);
  });

  it('the source and the state of a price are told with it, and again when they change', () => {
    const { listener, response } = listening(['A']);
    const provided = { provider: 'listed', delayedMinutes: 15, simulated: false };
    listener.tell([sourced(quote('A', 10), provided)]);
    listener.tell([sourced(quote('A', 10), { ...provided, stale: true, asOf: 11 })]);
    listener.tell([sourced(quote('A', 10), { ...provided, stale: true, asOf: 12 })]);
    const metas = response.sent.map((text) => {
      const [, data = ''] = /^data: (.+)$/m.exec(text) ?? [];
      return (JSON.parse(data) as { meta: object }).meta;
    });
    expect(metas).toEqual([
      expect.objectContaining({ ...provided, stale: false }),
      expect.objectContaining({ ...provided, stale: true }),
    ]);
  });

  it('who comes back gets what is later than the last id, of a provider also two minutes before', () => {
    const since = 1_000_000;
    const { listener, ids } = listening(['A', 'B', 'C', 'D'], since);
    listener.tell([
      sourced(quote('A', since)),
      sourced(quote('B', since + 1)),
      sourced(quote('C', since - 60_000), { simulated: false }),
      sourced(quote('D', since - 120_000), { simulated: false }),
    ]);
    expect(ids()).toEqual([`${since - 60_000}`, `${since + 1}`]);
  });

  it('a client that does not keep up gets the latest price when it does, and no beat meanwhile', () => {
    const { listener, tell, response, ids } = listening(['A']);
    response.writableNeedDrain = true;
    tell(quote('A', 10));
    tell(quote('A', 20));
    listener.beat();
    expect(response.sent).toEqual([]);
    expect(listener.isBehind).toBe(true);
    response.writableNeedDrain = false;
    tell(quote('A', 30));
    expect(ids()).toEqual(['30']);
  });

  it('a beat is a comment', () => {
    const { listener, response } = listening(['A']);
    listener.beat();
    expect(response.sent).toEqual([': beat\n\n']);
  });
});

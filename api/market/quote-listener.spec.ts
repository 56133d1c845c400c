import { describe, expect, it } from '@jest/globals';
import type { StockQuote } from '@toolyard/core/market';
import type { Response } from 'express';
import { QuoteListener } from './quote-listener.ts';

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
  const tell = (...quotes: StockQuote[]) =>
    listener.tell(new Map(quotes.map((each) => [each.symbol, each])));
  const ids = () => response.sent.map((text) => /^id: (\d+)/.exec(text)?.[1]);
  return { listener, response, tell, ids };
}

describe('one open stream', () => {
  it('the oldest price comes first, others than its own never', () => {
    const { tell, ids } = listening(['A', 'B']);
    tell(quote('A', 30), quote('B', 20), quote('C', 10));
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

  it('a client that does not keep up gets the latest price when it does, and no beat meanwhile', () => {
    const { listener, tell, response, ids } = listening(['A']);
    response.writableNeedDrain = true;
    tell(quote('A', 10));
    tell(quote('A', 20));
    listener.beat();
    expect(response.sent).toEqual([]);
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

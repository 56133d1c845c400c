import { describe, expect, it } from '@jest/globals';
import { plausibleBars, plausibleNews, plausibleQuote } from './plausibility.ts';

const NOW = Date.UTC(2026, 0, 5, 15);
const DAY = 86_400_000;
const terms = { now: NOW, accepts: () => true };
const quote = {
  symbol: 'SPY',
  price: 100,
  change: -1,
  changePercent: -1,
  bid: 99.9,
  ask: 100.1,
  at: NOW,
};
const bar = (daysAgo: number, close: number) => ({
  at: NOW - daysAgo * DAY,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
});

describe('quotes', () => {
  it('a sound one is left as it is', () =>
    expect(plausibleQuote(quote, 'SPY', terms)).toEqual({ value: quote, partial: false }));

  it('a bid above its ask leaves both out', () =>
    expect(plausibleQuote({ ...quote, bid: 100.2 }, 'SPY', terms)).toEqual({
      value: { ...quote, bid: null, ask: null },
      partial: true,
    }));

  it('a stub quote says nothing against a price', () => {
    const stub = { ...quote, bid: 0.01, ask: 199_999.99 };
    expect(plausibleQuote(stub, 'SPY', terms)).toEqual({ value: stub, partial: false });
  });

  it('a change of nearly nothing says nothing against a price', () => {
    const still = { ...quote, change: -0.01, changePercent: -0.02, bid: null, ask: null };
    expect(plausibleQuote(still, 'SPY', terms)).toEqual({ value: still, partial: false });
  });

  it('clocks may differ by two minutes', () =>
    expect(plausibleQuote({ ...quote, at: NOW + 120_000 }, 'SPY', terms)).not.toBeNull());

  it.each([
    ['of the future', { at: NOW + 121_000 }],
    ['without a price', { price: null as unknown as number }],
    ['for nothing', { price: 0 }],
    ['of another symbol', { symbol: 'QQQ' }],
    ['far above its own bid and ask', { price: 10_000 }],
    ['far below its own bid and ask', { price: 1 }],
    ['far above what its change says', { price: 9_900, bid: null, ask: null }],
    ['that rises in dollars and falls in percent', { change: 1, bid: null, ask: null }],
  ])('one %s is refused', (_name, change) =>
    expect(plausibleQuote({ ...quote, ...change }, 'SPY', terms)).toBeNull(),
  );

  it('one far off the last price is refused', () =>
    expect(plausibleQuote(quote, 'SPY', { ...terms, accepts: () => false })).toBeNull());
});

describe('bars', () => {
  const sound = [bar(3, 100), bar(2, 101), bar(1, 102)];

  it('come ascending, each once', () =>
    expect(plausibleBars([...sound.toReversed(), bar(2, 101)], terms)).toEqual({
      value: sound,
      partial: true,
    }));

  it('a spike of one bar is left out, a lasting fall is not', () => {
    const spike = [bar(5, 100), bar(4, 5), ...sound];
    expect(plausibleBars(spike, terms)?.value).toEqual([bar(5, 100), ...sound]);
    const fall = [bar(4, 100), bar(3, 100), bar(2, 5), bar(1, 5)];
    expect(plausibleBars(fall, terms)).toEqual({ value: fall, partial: false });
  });

  it('a high below the close is left out; where all are wrong the answer is refused', () => {
    const wrong = { ...bar(4, 100), high: 99 };
    expect(plausibleBars([wrong, ...sound], terms)).toEqual({ value: sound, partial: true });
    expect(plausibleBars([wrong], terms)).toBeNull();
    expect(plausibleBars([], terms)).toEqual({ value: [], partial: false });
  });
});

it('news of the future and links that are no address are left out', () => {
  const item = {
    id: '1',
    title: 'A title',
    titleZh: null,
    publishedAt: NOW,
    publisher: 'A paper',
    url: 'https://news.example/1',
    description: null,
    descriptionZh: null,
    tickers: ['SPY'],
  };
  const wrong = [
    { ...item, id: '2', publishedAt: NOW + 1 },
    { ...item, id: '3', url: 'javascript:alert(1)' },
  ];
  expect(plausibleNews([...wrong, item], terms)).toEqual({ value: [item], partial: true });
});

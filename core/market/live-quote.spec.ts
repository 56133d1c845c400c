import { describe, expect, it } from '@jest/globals';
import { NO_TICKS, withTick, withTicks } from './live-quote.ts';
import type { PriceTick } from './ports/live-prices.ts';

/** Friday 2026-11-20, noon in New York. */
const NOON = Date.UTC(2026, 10, 20, 17);
const DAY = 86_400_000;
const meta = {
  provider: 'listed',
  asOf: NOON,
  delayedMinutes: 0,
  stale: false,
  simulated: false,
  partial: false,
  nextRefresh: NOON + 15_000,
};
const quoted = {
  value: { symbol: 'X', price: 102, change: 2, changePercent: 2, bid: 101.9, ask: 102.1, at: NOON },
  meta,
};
const priceAt = (price: number, at: number): PriceTick => ({
  kind: 'price',
  symbol: 'X',
  price,
  at,
});
const quoteAt = (bid: number, ask: number, at: number): PriceTick => ({
  kind: 'quote',
  symbol: 'X',
  bid,
  ask,
  at,
});
const last = { last: 102, now: NOON + 2_000 };
const ticksOf = (...ticks: PriceTick[]) =>
  ticks.reduce((all, tick) => withTick(all, tick, last), NO_TICKS);
const terms = { delayedMinutes: 0, isLive: true, now: NOON + 2_000 };

describe('a quote with later ticks', () => {
  it('has their price, its change against the same close, and their bid and ask', () => {
    const ticks = ticksOf(priceAt(103, NOON + 1_000), quoteAt(102.9, 103.1, NOON + 1_500));
    expect(withTicks(quoted, ticks, terms)).toEqual({
      value: {
        symbol: 'X',
        price: 103,
        change: 3,
        changePercent: 3,
        bid: 102.9,
        ask: 103.1,
        at: NOON + 1_000,
      },
      meta: { ...meta, asOf: NOON + 1_500, nextRefresh: null },
    });
  });

  it('stands as it is while it is later than they are', () => {
    const ticks = ticksOf(priceAt(103, NOON - 1), quoteAt(1, 2, NOON - 1));
    expect(withTicks(quoted, ticks, terms)).toBe(quoted);
  });

  it('from the session before: the change is unknown until it is read again', () => {
    const before = { ...quoted, value: { ...quoted.value, at: NOON - DAY } };
    const { value } = withTicks(before, ticksOf(priceAt(103, NOON)), terms);
    expect(value).toMatchObject({ price: 103, change: null, changePercent: null });
  });

  it('an unknown change stays unknown', () => {
    const unknown = { ...quoted, value: { ...quoted.value, change: null, changePercent: null } };
    const { value } = withTicks(unknown, ticksOf(priceAt(103, NOON + 1)), terms);
    expect(value).toMatchObject({ price: 103, change: null, changePercent: null });
  });

  it('is stale where it was and the stream is down; its delay is the longer of both', () => {
    const stale = { ...quoted, meta: { ...meta, stale: true } };
    const ticks = ticksOf(priceAt(103, NOON + 1));
    const delayed = { ...terms, delayedMinutes: 15 };
    expect(withTicks(stale, ticks, delayed).meta).toMatchObject({
      stale: false,
      delayedMinutes: 15,
    });
    expect(withTicks(stale, ticks, { ...terms, isLive: false }).meta.stale).toBe(true);
  });

  it('is never from the future, though clocks differ by a minute', () => {
    const now = NOON + 1;
    const ticks = withTick(NO_TICKS, priceAt(103, NOON + 60_000), { last: 102, now });
    const { value, meta: shown } = withTicks(quoted, ticks, { ...terms, now });
    expect([value.at, shown.asOf]).toEqual([now, now]);
  });
});

it.each([
  ['a price 90 % off', priceAt(10.2, NOON)],
  ['a price of nothing', priceAt(0, NOON)],
  ['no number', priceAt(NaN, NOON)],
  ['a price from tomorrow', priceAt(102, NOON + DAY)],
  ['a price without a time', priceAt(102, NaN)],
  ['a price of five weeks ago', priceAt(102, NOON - 35 * DAY)],
  ['a close pair of bid and ask 90 % off the price', quoteAt(10, 10.1, NOON)],
  ['a bid that is no number', quoteAt(NaN, 102, NOON)],
  ['a bid above its ask', quoteAt(103, 102, NOON)],
  ['a bid below zero', quoteAt(-1, 102, NOON)],
  ['an ask that is no number', quoteAt(1, NaN, NOON)],
])('%s is not taken', (_name, tick) => expect(ticksOf(tick)).toBe(NO_TICKS));

it('the latest tick of each kind stands, in whatever order they come', () => {
  const ticks = ticksOf(priceAt(103, NOON + 2), priceAt(104, NOON + 1), quoteAt(101, 103, NOON));
  expect(ticks).toEqual({ price: priceAt(103, NOON + 2), quote: quoteAt(101, 103, NOON) });
});

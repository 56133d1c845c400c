import { describe, expect, it } from '@jest/globals';
import type { BarResponse } from '../../../../api/generated.ts';
import type { LiveQuote } from '../live/live-quote.ts';
import { dayPrice, moveSince } from './day-move.ts';

const bar = (date: string, c: number): BarResponse => {
  const t = Date.parse(`${date}T14:30:00Z`);
  return { t, o: c, h: c, l: c, c, v: 1 };
};
const BARS = [bar('2026-11-18', 290), bar('2026-11-19', 293.24), bar('2026-11-20', 300.5)];
const LAST = BARS[2]!;

const quote = (price: number, change: number | null, at: string): LiveQuote => ({
  symbol: 'AAPL',
  price,
  change,
  changePercent: change === null ? null : 1,
  bid: null,
  ask: null,
  at,
  meta: null,
});

describe('the price of a stock and its change', () => {
  it('with the market closed the previous close is that of the session before the last one', () => {
    expect(dayPrice(null, LAST, BARS)).toMatchObject({
      price: 300.5,
      previousClose: 293.24,
      change: 7.26,
    });
  });

  it('two sessions with the same close keep the change of the last one', () => {
    const same = [bar('2026-11-19', 300.5), LAST];
    expect(dayPrice(null, LAST, same)).toMatchObject({ previousClose: 300.5, change: 0 });
  });

  it('a live price of a new session counts from the last close', () => {
    const live = quote(300.01, null, '2026-11-23T15:30:00Z');
    expect(dayPrice(live, LAST, BARS)).toMatchObject({ previousClose: 300.5, change: -0.49 });
  });

  it('a live price of the last session counts from the close before it', () => {
    const live = quote(300.5, 7.26, '2026-11-20T21:00:00Z');
    expect(dayPrice(live, LAST, BARS)).toMatchObject({ previousClose: 293.24, change: 7.26 });
  });

  it('the change of another shown price counts from the same close', () => {
    const { previousClose } = dayPrice(quote(300.2, -0.3, '2026-11-23T15:30:00Z'), LAST, BARS);
    expect(moveSince(previousClose, 300.01).change).toBe(-0.49);
  });

  it('a stock without bars has a price and no change', () => {
    expect(dayPrice(null, undefined, [])).toEqual({
      price: null,
      previousClose: null,
      change: null,
      changeFraction: null,
    });
  });
});

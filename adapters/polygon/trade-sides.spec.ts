import { expect, it } from '@jest/globals';
import { byTime, isCancelled, tradeSides } from './trade-sides.ts';
import type { TradeRow } from './wire.ts';

const trade = (nanoseconds: number, price: number, more: Partial<TradeRow> = {}): TradeRow => ({
  price,
  size: 1,
  sip_timestamp: `179519609500000000${nanoseconds}`,
  sequence_number: 1,
  conditions: [],
  ...more,
});
const quote = (nanoseconds: number, bid: number | null, ask: number | null) => ({
  bid_price: bid,
  ask_price: ask,
  sip_timestamp: `179519609500000000${nanoseconds}`,
});

it.each([
  [
    'above the middle of the quote before it: bought',
    [trade(5, 2.09)],
    [quote(4, 2, 2.1)],
    ['bought'],
  ],
  ['below the middle: sold', [trade(5, 2.01)], [quote(4, 2, 2.1)], ['sold']],
  [
    'the newest quote before the trade counts',
    [trade(5, 2.09)],
    [quote(6, 3, 4), quote(5, 2, 2.1), quote(3, 2.2, 2.4)],
    ['bought'],
  ],
  [
    'at the middle: a fall since the trade before is sold',
    [trade(5, 2), trade(3, 2.1)],
    [quote(4, 1.9, 2.1)],
    ['sold', 'bought'],
  ],
  [
    'without quotes: each by the last other price',
    [trade(8, 3), trade(7, 2), trade(6, 2), trade(5, 4)],
    [],
    ['bought', 'sold', 'sold', 'bought'],
  ],
  [
    'a quote with one side tells nothing',
    [trade(5, 2), trade(3, 3)],
    [quote(4, null, 2.1)],
    ['sold', 'bought'],
  ],
  ['no trades', [], [], []],
] as const)('%s', (_name, trades, quotes, sides) => {
  expect(tradeSides(trades, quotes)).toEqual(sides);
});

it('newest first, within one nanosecond by number', () => {
  const rows = [
    trade(1, 1),
    trade(3, 1, { sequence_number: 1 }),
    trade(3, 1, { sequence_number: 2 }),
  ];
  expect(rows.toSorted(byTime)).toEqual([rows[2], rows[1], rows[0]]);
});

it('a print that was taken back is no trade', () => {
  expect(
    [[201], [209], [], [209, 203]].map((conditions) => isCancelled(trade(1, 1, { conditions }))),
  ).toEqual([true, false, false, true]);
});

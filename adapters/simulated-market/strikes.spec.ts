import { describe, expect, it } from '@jest/globals';
import { listStrikes } from './strikes.ts';
import { FUND_STRIKES, SHARE_STRIKES } from './stock-profiles.ts';

const dollars = (money: readonly number[]) => money.map((strike) => strike / 10_000);
const nowhere = { low: Infinity, high: -Infinity };

describe('listed strikes', () => {
  it('base rule of stocks: 2.50 below 25, 5 below 200, 10 above', () => {
    expect(dollars(listStrikes(SHARE_STRIKES, nowhere, { low: 17, high: 36 }))).toEqual([
      17.5, 20, 22.5, 25, 30, 35,
    ]);
    expect(dollars(listStrikes(SHARE_STRIKES, nowhere, { low: 189, high: 225 }))).toEqual([
      190, 195, 200, 210, 220,
    ]);
  });

  it('near the money they are dense, and both ladders are merged without doubles', () => {
    expect(
      dollars(listStrikes(SHARE_STRIKES, { low: 19, high: 21 }, { low: 15, high: 25 })),
    ).toEqual([15, 17.5, 19, 19.5, 20, 20.5, 21, 22.5, 25]);
  });

  it('funds have every dollar near the money and every fifth outside', () => {
    expect(
      dollars(listStrikes(FUND_STRIKES, { low: 658.2, high: 661.9 }, { low: 649, high: 671 })),
    ).toEqual([650, 655, 659, 660, 661, 665, 670]);
  });

  it('a wider range keeps every strike of a narrower one', () => {
    const narrow = listStrikes(SHARE_STRIKES, { low: 95, high: 105 }, { low: 60, high: 180 });
    const wide = listStrikes(SHARE_STRIKES, { low: 93.3, high: 107 }, { low: 41, high: 240 });
    expect(wide).toEqual(expect.arrayContaining(narrow));
  });

  it('no strike at or below zero', () => {
    expect(dollars(listStrikes(SHARE_STRIKES, nowhere, { low: 0, high: 6 }))).toEqual([2.5, 5]);
  });
});

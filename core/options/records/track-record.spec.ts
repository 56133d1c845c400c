import { describe, expect, it } from '@jest/globals';
import { fromDollars, moneyOf } from '../../shared/index.ts';
import { expectancy, maxDrawdown, profitFactor, trackRecord } from './track-record.ts';

const money = (...dollars: number[]) => dollars.map(fromDollars);
const record = (...dollars: number[]) =>
  trackRecord(dollars.map((each, at) => ({ returnAmount: fromDollars(each), daysHeld: at })));

describe('the record of completed trades', () => {
  it('results of +300, −100 and −100: a third won, 33.33 a trade, 1.5 won for each dollar lost', () => {
    expect(expectancy(money(300, -100, -100))).toBe(333_333);
    expect(profitFactor(money(300, -100, -100))).toBe(1.5);
    expect(record(300, -100, -100)).toMatchObject({
      trades: 3,
      wins: 1,
      losses: 2,
      winRate: 1 / 3,
      grossProfit: fromDollars(300),
      grossLoss: fromDollars(200),
      averageWin: fromDollars(300),
      averageLoss: fromDollars(-100),
      averageDaysHeld: 1,
    });
  });

  it('the expectancy is win rate · average win + loss rate · average loss', () => {
    const { winRate, averageWin, averageLoss, expectancy: mean } = record(120, -80, 40, 0, -30);
    const rate = winRate ?? NaN;
    const parts = rate * (averageWin ?? NaN) + (1 - rate) * (averageLoss ?? NaN);
    expect(Math.abs(parts - (mean ?? NaN))).toBeLessThanOrEqual(1);
  });

  it.each([
    ['falls from the highest sum before it', [300, -100, 50, -200], 250],
    ['begins at zero', [-70, 20, -10], 70],
    ['is none while every trade wins', [10, 20], 0],
    ['is none without trades', [], 0],
    ['is the deepest of several', [100, -40, 100, -90, 500, -60], 90],
  ] as const)('the drawdown %s', (_fact, results, expected) => {
    expect(maxDrawdown(money(...results))).toBe(fromDollars(expected));
  });

  it('the drawdown does not change with the sums won at the end, and scales with the stakes', () => {
    const results = money(300, -100, 50, -200);
    expect(maxDrawdown([...results, ...money(1_000)])).toBe(maxDrawdown(results));
    expect(maxDrawdown(results.map((each) => 3 * each).map(moneyOf))).toBe(
      3 * maxDrawdown(results),
    );
  });

  it('without losses the profit factor has no bound, without either there is none', () => {
    expect(profitFactor(money(5, 0))).toBe('unlimited');
    expect(profitFactor(money(0))).toBeNull();
    expect(profitFactor(money(-5))).toBe(0);
    expect(expectancy([])).toBeNull();
  });
});

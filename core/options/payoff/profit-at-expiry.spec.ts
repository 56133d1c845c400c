import { describe, expect, it } from '@jest/globals';
import { moneyOf, ZERO_MONEY } from '../../shared/index.ts';
import { returnOnRisk, returnOnRiskBar } from './index.ts';

describe('return on risk', () => {
  it('AN-01 ROI is maximum profit over maximum risk in percent', () =>
    expect(returnOnRisk(moneyOf(1_870_000), moneyOf(8_130_000))).toBe(18_700 / 813));

  it.each([
    ['unlimited profit', 'unlimited', moneyOf(5_000_000)],
    ['unlimited risk', moneyOf(5_000_000), 'unlimited'],
    ['nothing at risk', moneyOf(5_000_000), ZERO_MONEY],
    ['a sure gain', moneyOf(5_000_000), moneyOf(-1)],
    ['an unknown bound', null, moneyOf(5_000_000)],
  ] as const)('ROI is N/A with %s', (_name, profit, risk) =>
    expect(returnOnRisk(profit, risk)).toBeNull(),
  );

  it.each([
    [-20, 0],
    [0, 0],
    [23, 23],
    [100, 100],
    [187.4, 100],
  ])('AN-02 the bar of %p percent is held between 0 and 100', (percent, bar) =>
    expect(returnOnRiskBar(percent)).toBe(bar),
  );

  it('AN-03 the bar stands at 50 when ROI is N/A', () => {
    expect(returnOnRiskBar(returnOnRisk('unlimited', moneyOf(5_000_000)))).toBe(50);
    expect(returnOnRiskBar(returnOnRisk(moneyOf(5_000_000), ZERO_MONEY))).toBe(50);
  });
});

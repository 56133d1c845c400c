import { describe, expect, it } from '@jest/globals';
import { returnOnRisk, returnOnRiskBar } from './index.ts';

describe('return on risk', () => {
  it('AN-01 ROI is maximum profit over maximum risk in percent', () =>
    expect(returnOnRisk(1_870_000, 8_130_000)).toBe(18_700 / 813));

  it.each([
    ['unlimited profit', 'unlimited', 5_000_000],
    ['unlimited risk', 5_000_000, 'unlimited'],
    ['nothing at risk', 5_000_000, 0],
    ['a sure gain', 5_000_000, -1],
    ['an unknown bound', null, 5_000_000],
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
    expect(returnOnRiskBar(returnOnRisk('unlimited', 5_000_000))).toBe(50);
    expect(returnOnRiskBar(returnOnRisk(5_000_000, 0))).toBe(50);
  });
});

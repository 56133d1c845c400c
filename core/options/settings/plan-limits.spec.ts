import { describe, expect, it } from '@jest/globals';
import { fromDollars, moneyOf, ZERO_MONEY, type Money } from '../../shared/index.ts';
import {
  DEFAULT_OPTIONS_SETTINGS,
  brokenLimits,
  positionSize,
  isStopReached,
  settingsIn,
} from './index.ts';
import type { OptionsSettings } from './index.ts';

const settings = (change: Partial<OptionsSettings>): OptionsSettings => ({
  ...DEFAULT_OPTIONS_SETTINGS,
  ...change,
});
const account = {
  capital: fromDollars(10_000),
  atRisk: fromDollars(2_000),
  lostThisMonth: fromDollars(400),
};
/** The condor of the design: it risks 813 dollars for 25 days. */
const condor = { maxLoss: fromDollars(813), days: 25 };

describe('limits that a plan goes beyond', () => {
  it.each([
    ['none without limits', {}, []],
    ['an amount', { maxRiskExposure: fromDollars(800) }, [['maxRiskExposure', 8_130_000]]],
    ['an amount that is just enough', { maxRiskExposure: fromDollars(813) }, []],
    ['a time', { maxHoldingDays: 21 }, [['maxHoldingDays', 25]]],
    ['a trade’s percent of the capital', { stopLossPerTrade: 8 }, [['stopLossPerTrade', 8.13]]],
    ['all open trades’ percent', { stopLossTotal: 28 }, [['stopLossTotal', 28.13]]],
    ['a month’s percent', { stopLossMonthly: 12 }, [['stopLossMonthly', 12.13]]],
  ] as const)('OS-01 OS-02 %s', (_name, change, broken) => {
    const found = brokenLimits(settings(change), condor, account);
    expect(found.map(({ limit, value }) => [limit, value])).toEqual(broken);
  });

  it.each([
    [2_812, [['freeCapital', 8_130_000, 8_120_000]]],
    [2_813, []],
    [1_000, [['freeCapital', 8_130_000, 0]]],
  ] as const)('R16 of a capital of %p dollars 2,000 are taken', (capital, broken) => {
    const beside = { ...account, capital: fromDollars(capital) };
    const found = brokenLimits(DEFAULT_OPTIONS_SETTINGS, condor, beside);
    expect(found.map(({ limit, value, most }) => [limit, value, most])).toEqual(broken);
  });

  it('a risk without bound goes beyond every one of them, an unknown one beyond none', () => {
    const all = settings({ maxRiskExposure: moneyOf(1), stopLossPerTrade: 99, stopLossTotal: 99 });
    const unbounded = brokenLimits(all, { maxLoss: 'unlimited', days: null }, account);
    expect(unbounded.map(({ value }) => value)).toEqual(Array(4).fill('unlimited'));
    expect(brokenLimits(all, { maxLoss: null, days: null }, account)).toEqual([]);
  });

  it('percents need the account', () => {
    const { stopLossPerTrade } = settings({ stopLossPerTrade: 1 });
    expect(brokenLimits(settings({ stopLossPerTrade }), condor, null)).toEqual([]);
  });
});

describe('OS-01 the size of a new trade', () => {
  it.each([
    [null, fromDollars(813), 1],
    [fromDollars(2_000), fromDollars(813), 2],
    [fromDollars(500), fromDollars(813), 1],
    [fromDollars(2_000), 'unlimited', 1],
    [fromDollars(2_000), null, 1],
    [fromDollars(2_000), ZERO_MONEY, 1],
  ] as const)('%p dollars for a risk of %p: %p contracts', (amount, risk, contracts) => {
    expect(positionSize(amount, risk)).toBe(contracts);
  });
});

it('OS-02 the stop of a trade is reached when it has lost its percent of the capital', () => {
  const of = (pnl: Money | null) =>
    isStopReached(settings({ stopLossPerTrade: 15 }), pnl, fromDollars(10_000));
  expect([of(fromDollars(-1499)), of(fromDollars(-1500)), of(null), of(fromDollars(1500))]).toEqual(
    [false, true, false, false],
  );
});

it('columns of a chain are different ones of those that there are, none or the usual ones', () => {
  const columns = (chainColumns: unknown) => settingsIn({ chainColumns }).chainColumns;
  expect(columns(['theta', 'mid'])).toEqual(['theta', 'mid']);
  expect(columns([])).toEqual([]);
  for (const wrong of [['mid', 'mid'], ['rho'], 'mid', {}]) expect(columns(wrong)).toBeNull();
  expect(settingsIn({ chainStrikes: '40' }).chainStrikes).toBe('40');
  expect(settingsIn({ chainStrikes: '41' }).chainStrikes).toBe('expectedMove');
});

it('what was kept and is out of range, unknown or of another kind is the default', () => {
  expect(settingsIn({ chartType: 'pie', period: '5min', amountPerTrade: 'a', more: 1 })).toEqual(
    settings({ period: '5min' }),
  );
  for (const nothing of [null, 'text', 7, []])
    expect(settingsIn(nothing)).toEqual(DEFAULT_OPTIONS_SETTINGS);
});

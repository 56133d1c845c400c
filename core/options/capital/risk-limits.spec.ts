import { describe, expect, it } from '@jest/globals';
import { fromDollars, moneyOf, ZERO_MONEY, type Money } from '../../shared/index.ts';
import {
  DEFAULT_PERCENT_LIMITS,
  brokenAccountLimits,
  brokenLimits,
  fittingUnits,
  isStopReached,
  positionSize,
  type RiskLimits,
} from './index.ts';

const NO_LIMITS: RiskLimits = {
  riskPerTrade: null,
  totalExposure: null,
  maxRiskExposure: null,
  maxHoldingDays: null,
  stopLossPerTrade: null,
  stopLossTotal: null,
  stopLossMonthly: null,
};
const limitsWith = (change: Partial<RiskLimits>): RiskLimits => ({ ...NO_LIMITS, ...change });
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
    ['CA-03 5 % a trade', { riskPerTrade: 5 }, [['riskPerTrade', 8.13]]],
    ['CA-03 20 % in all', { totalExposure: 20 }, [['totalExposure', 28.13]]],
    ['an exposure that is just reached', { totalExposure: 28.13 }, []],
  ] as const)('OS-01 OS-02 %s', (_name, change, broken) => {
    const found = brokenLimits(limitsWith(change), condor, account);
    expect(found.map(({ limit, value }) => [limit, value])).toEqual(broken);
  });

  it.each([
    [2_812, [['freeCapital', 8_130_000, 8_120_000]]],
    [2_813, []],
    [1_000, [['freeCapital', 8_130_000, 0]]],
  ] as const)('R16 of a capital of %p dollars 2,000 are taken', (capital, broken) => {
    const beside = { ...account, capital: fromDollars(capital) };
    const found = brokenLimits(NO_LIMITS, condor, beside);
    expect(found.map(({ limit, value, most }) => [limit, value, most])).toEqual(broken);
  });

  it('a risk without bound goes beyond every one of them, an unknown one beyond none', () => {
    const all = limitsWith({
      maxRiskExposure: moneyOf(1),
      stopLossPerTrade: 99,
      stopLossTotal: 99,
    });
    const unbounded = brokenLimits(all, { maxLoss: 'unlimited', days: null }, account);
    expect(unbounded.map(({ value }) => value)).toEqual(Array(4).fill('unlimited'));
    expect(brokenLimits(all, { maxLoss: null, days: null }, account)).toEqual([]);
  });

  it('percents need the account', () => {
    expect(brokenLimits(limitsWith({ stopLossPerTrade: 1 }), condor, null)).toEqual([]);
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
    isStopReached(limitsWith({ stopLossPerTrade: 15 }), pnl, fromDollars(10_000));
  expect([of(fromDollars(-1499)), of(fromDollars(-1500)), of(null), of(fromDollars(1500))]).toEqual(
    [false, true, false, false],
  );
});

it('CA-03 an account starts with 5 % a trade, 20 % in all, and stop-losses of 15, 25 and 10 %', () =>
  expect(Object.values(DEFAULT_PERCENT_LIMITS)).toEqual([5, 20, 15, 25, 10]));

describe('the units that fit', () => {
  it.each([
    ['5 % of 10,000 dollars', { riskPerTrade: 5 }, 5],
    ['20 % less the 2,000 that are taken', { totalExposure: 20 }, 0],
    ['25 % less the 2,000 that are taken', { totalExposure: 25 }, 5],
    ['an amount', { maxRiskExposure: fromDollars(299) }, 2],
    ['10 % a month less the 400 that are lost', { stopLossMonthly: 10 }, 6],
    ['the free capital alone', {}, 80],
  ] as const)('%s, 100 dollars a unit', (_name, change, units) =>
    expect(fittingUnits(limitsWith(change), fromDollars(100), account)).toBe(units),
  );

  it('none of a loss without bound, and no answer where nothing is known or bounded', () => {
    expect(fittingUnits(limitsWith({ riskPerTrade: 5 }), 'unlimited', account)).toBe(0);
    expect(fittingUnits(NO_LIMITS, null, account)).toBeNull();
    expect(fittingUnits(NO_LIMITS, ZERO_MONEY, account)).toBeNull();
    expect(fittingUnits(NO_LIMITS, fromDollars(100), null)).toBeNull();
  });
});

describe('limits that an account breaks', () => {
  const trade = (id: string, atRisk: number | null, pnl: number | null) => ({
    id,
    name: id,
    atRisk: atRisk === null ? null : fromDollars(atRisk),
    pnl: pnl === null ? null : fromDollars(pnl),
  });
  const limits = limitsWith(DEFAULT_PERCENT_LIMITS);
  const broken = (open: readonly ReturnType<typeof trade>[], lostThisMonth = 0) =>
    brokenAccountLimits(limits, {
      capital: fromDollars(10_000),
      open,
      lostThisMonth: fromDollars(lostThisMonth),
    }).map(({ limit, value, most, trade: by }) => [limit, value, most, by?.id ?? null]);

  it('CA-03 risk and stop-loss of each trade, exposure and stop-losses of all together', () => {
    expect(broken([trade('a', 500, -1499), trade('b', 501, -1500)])).toEqual([
      ['riskPerTrade', 5.01, 5, 'b'],
      ['stopLossPerTrade', 15, 15, 'b'],
      ['stopLossTotal', 29.99, 25, null],
    ]);
    const five = Array.from({ length: 5 }, (_, i) => trade(String(i), 401, 0));
    expect(broken(five, 1_000)).toEqual([
      ['totalExposure', 20.05, 20, null],
      ['stopLossMonthly', 10, 10, null],
    ]);
  });

  it('none without trades, without prices and without capital', () => {
    expect(broken([])).toEqual([]);
    expect(broken([trade('a', null, null)])).toEqual([]);
    const without = { capital: ZERO_MONEY, open: [], lostThisMonth: ZERO_MONEY };
    expect(brokenAccountLimits(limits, without)).toEqual([]);
  });
});

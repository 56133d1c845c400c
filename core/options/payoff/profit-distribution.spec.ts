import { describe, expect, it } from '@jest/globals';
import { moneyOf } from '../../shared/index.ts';
import { inverseNormalCdf } from '../pricing/index.ts';
import type { Leg, OptionType, Position } from '../contracts/index.ts';
import {
  probabilityOfLoss,
  probabilityOfLossAtLeast,
  probabilityOfProfit,
  probabilityOfProfitAtLeast,
  probabilityOfZeroProfit,
  conditionalValueAtRisk,
  expectedProfit,
  lognormalPrices,
  lognormalTouch,
  profitLine,
  profitQuantile,
} from './index.ts';
import { oneSigmaPrices } from './profit-distribution.ts';

const option = (position: Position, type: OptionType, strike: number, premium: number): Leg => ({
  kind: 'option',
  symbol: 'X',
  type,
  position,
  strike: moneyOf(Math.round(strike * 10_000)),
  expiry: '2026-05-15',
  premium: moneyOf(Math.round(premium * 10_000)),
  quantity: 1,
  multiplier: 100,
  iv: null,
  delta: null,
});

const shares: Leg = {
  kind: 'stock',
  symbol: 'X',
  position: 'long',
  premium: moneyOf(1_000_000),
  quantity: 100,
  multiplier: 1,
};

const market = { spot: 100, drift: 0.03, volatility: 0.3, years: 0.25 };
const prices = lognormalPrices(market);
/** The price that is undercut with the given probability. */
const quantile = (level: number): number =>
  100 * Math.exp((0.03 - 0.045) * 0.25 + 0.3 * 0.5 * inverseNormalCdf(level));

describe('chances', () => {
  it('wings at exactly zero are not profit: a condor that costs its whole width nowhere gains there', () => {
    const line = profitLine([
      option('long', 'call', 90, 10.1),
      option('short', 'call', 95, 6.9),
      option('short', 'call', 105, 3.3),
      option('long', 'call', 110, 0.1),
    ]);
    const body = prices.probabilityBelow(110) - prices.probabilityBelow(90);
    expect(probabilityOfProfit(line, prices)).toBeCloseTo(body, 14);
    expect(probabilityOfZeroProfit(line, prices)).toBeCloseTo(1 - body, 14);
    expect(probabilityOfLoss(line, prices)).toBe(0);
  });

  it('of at least an amount of a long share: above the price that brings it', () => {
    const line = profitLine([shares]);
    expect(probabilityOfProfitAtLeast(line, prices, moneyOf(10_000_000))).toBeCloseTo(
      1 - prices.probabilityBelow(110),
      14,
    );
    expect(probabilityOfLossAtLeast(line, prices, moneyOf(10_000_000))).toBeCloseTo(
      prices.probabilityBelow(90),
      14,
    );
  });

  it('of at least the plateau count the plateau, of a cent more they do not', () => {
    const line = profitLine([option('short', 'put', 95, 2)]);
    expect(probabilityOfProfitAtLeast(line, prices, moneyOf(2_000_000))).toBeCloseTo(
      1 - prices.probabilityBelow(95),
      14,
    );
    expect(probabilityOfProfitAtLeast(line, prices, moneyOf(2_000_100))).toBe(0);
  });

  it('half of all prices lie below the median, 68.27 % within one sigma', () => {
    const { from, to } = oneSigmaPrices(market);
    expect(prices.probabilityBelow(quantile(0.5))).toBeCloseTo(0.5, 14);
    expect(prices.probabilityBelow(to) - prices.probabilityBelow(from)).toBeCloseTo(
      0.6826894921370859,
      14,
    );
  });
});

describe('means', () => {
  it('the mean of a share is its forward', () =>
    expect(expectedProfit(profitLine([shares]), prices)).toBeCloseTo(
      100 * (100 * Math.exp(0.0075) - 100),
      10,
    ));

  it('the 5 % quantile of a share is that of its price, and CVaR is the mean below it', () => {
    const line = profitLine([shares]);
    const price = quantile(0.05);
    expect(profitQuantile(line, prices, 0.05) / 10_000).toBeCloseTo(100 * (price - 100), 7);
    const below = prices.meanBelow(price) / 0.05;
    expect(conditionalValueAtRisk(line, prices, 0.05)).toBeCloseTo(100 * (below - 100), 7);
  });

  it('CVaR of a short call without bound is the mean of the prices above', () => {
    const line = profitLine([option('short', 'call', 100, 3)]);
    const price = quantile(0.99);
    const above = (prices.mean - prices.meanBelow(price)) / 0.01;
    expect(conditionalValueAtRisk(line, prices, 0.01)).toBeCloseTo(300 - 100 * (above - 100), 6);
  });

  it('CVaR of a spread that loses all more often than the level is the whole loss', () =>
    expect(
      conditionalValueAtRisk(profitLine([option('long', 'call', 140, 1.5)]), prices, 0.05),
    ).toBeCloseTo(-150, 9));
});

it('with no time left the price is certain', () => {
  const line = profitLine([option('short', 'put', 95, 2)]);
  const now = lognormalPrices({ ...market, years: 0 });
  expect([probabilityOfProfit(line, now), expectedProfit(line, now)]).toEqual([1, 200]);
});

it('the chance of a touch is a number where the drift is far above the volatility', () => {
  const terms = { spot: 100, drift: 0.05, years: 1 };
  expect(lognormalTouch({ ...terms, volatility: 5e-4 }, 101)).toBe(1);
  expect(lognormalTouch({ ...terms, volatility: 5e-4 }, 99)).toBe(0);
  expect(lognormalTouch({ ...terms, volatility: 0 }, 101)).toBe(1);
  expect(lognormalTouch({ ...terms, volatility: 0 }, 106)).toBe(0);
});

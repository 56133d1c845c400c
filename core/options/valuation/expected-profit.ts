import { sampleProfit } from './valuation-at-date.ts';
import type { PnlFunction } from './valuation-at-date.ts';
import { expectedOptionValue } from './expected-option-value.ts';
import type { LognormalTerms } from '../payoff/index.ts';
import type { PriceDistribution } from '../payoff/index.ts';
import { expectedProfit, lognormalPrices, profitLine } from '../payoff/index.ts';
import { expectedValue as expectedUnder } from './expected-value.ts';

/**
 * Expected profit at the date t, in dollars, not discounted:
 *
 *     E = E[expired legs] + Σ shares · (E[V(S_t)] − premium)
 *
 * Unexpired legs are at {@link expectedOptionValue}.
 *
 * @example
 * // By put–call parity at zero rates, C − P = S − K.
 * const profit = pnlFunction([], [unexpired(longCall(100, 7)), unexpired(shortPut(100, 5))]);
 * expectedProfitAtDate(profit, { spot: 110, drift: 0, volatility: 0.3, years: 1 }) // 800: 100 · (110 − 100 − 7 + 5)
 */
export function expectedProfitAtDate(profit: PnlFunction, prices: LognormalTerms): number {
  if (prices.years === 0) return sampleProfit(profit, prices.spot).profit;
  const expired = expectedProfit(profit.expired, lognormalPrices(prices));
  return profit.groups.reduce((sum, { strike, terms, calls, puts }) => {
    const call = calls === 0 ? 0 : calls * expectedOptionValue('call', strike, terms, prices);
    const put = puts === 0 ? 0 : puts * expectedOptionValue('put', strike, terms, prices);
    return sum + call + put;
  }, expired + profit.premium);
}

/** Profit of the unexpired options alone, without their premiums. */
const unexpiredValue =
  ({ groups }: PnlFunction) =>
  (price: number): number =>
    sampleProfit({ expired: profitLine([]), groups, premium: 0 }, price).profit;

/**
 * Expected profit at a date under any distribution of prices, in dollars, not discounted: exact for the expired legs,
 * by {@link expectedUnder} for the unexpired ones.
 *
 * @example
 * // By put–call parity at zero rates, C − P = S − K.
 * const profit = pnlFunction([], [unexpired(longCall(100, 7)), unexpired(shortPut(100, 5))]);
 * expectedProfitUnder(profit, lognormalPrices({ spot: 110, drift: 0, volatility: 0.3, years: 1 })).toFixed(6) // '800.000000'
 */
export const expectedProfitUnder = (profit: PnlFunction, prices: PriceDistribution): number =>
  expectedProfit(profit.expired, prices) +
  profit.premium +
  (profit.groups.length === 0 ? 0 : expectedUnder(unexpiredValue(profit), prices));

import { sampleProfit } from './valuation-at-date.ts';
import type { PnlFunction } from './valuation-at-date.ts';
import { expectedOptionValue } from './expected-option-value.ts';
import type { LognormalTerms } from '../payoff/index.ts';
import { lognormalPrices, expectedProfit } from '../payoff/index.ts';

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

import type { OptionType } from '../contracts/index.ts';
import { blackScholes, withoutNegativeYield } from '../pricing/index.ts';
import type { OptionTerms } from '../pricing/index.ts';
import { sampleProfit } from './valuation-at-date.ts';
import type { PnlFunction } from './valuation-at-date.ts';
import { expectedExercisePremium } from './early-exercise-premium.ts';
import type { LognormalTerms } from '../payoff/index.ts';
import { lognormalPrices, expectedProfit } from '../payoff/index.ts';

/**
 * Mean of an option's model value at date t, where prices are lognormal, in dollars per share.
 *
 * The value at t is a discounted mean over a lognormal step of τ years. Both steps combine into one:
 *
 *     E[V(S_t)] = e^(−rτ) · Black(F_t·e^((r−q)τ), K, σ_t²·t + σ²·τ)
 */
function expectedValue(
  type: OptionType,
  strike: number,
  remaining: OptionTerms,
  prices: LognormalTerms,
): number {
  const american = remaining.exercise === 'american';
  const { years, rate, dividendYield, volatility } = american
    ? withoutNegativeYield(remaining)
    : remaining;
  const spot = prices.spot * Math.exp(prices.drift * prices.years);
  const variance = prices.volatility ** 2 * prices.years + volatility ** 2 * years;
  const combined = years > 0 ? Math.sqrt(variance / years) : 0;
  const excess = american ? expectedExercisePremium(type, strike, remaining, prices) : 0;
  const european = blackScholes({
    type,
    spot,
    strike,
    years,
    volatility: combined,
    rate,
    dividendYield,
  });
  return european.price + excess;
}

/**
 * Expected profit at the date t, in dollars, not discounted:
 *
 *     E = E[expired legs] + Σ shares · (E[V(S_t)] − premium)
 *
 * Unexpired legs have a closed form too; only the early-exercise premium is integrated numerically.
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
    const call = calls === 0 ? 0 : calls * expectedValue('call', strike, terms, prices);
    const put = puts === 0 ? 0 : puts * expectedValue('put', strike, terms, prices);
    return sum + call + put;
  }, expired + profit.premium);
}

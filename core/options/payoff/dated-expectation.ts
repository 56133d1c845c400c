import type { OptionType } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';
import { sampleProfit } from './dated-profit.ts';
import type { DatedProfit } from './dated-profit.ts';
import { exerciseExcess } from './exercise-excess.ts';
import type { LognormalTerms } from './lognormal-prices.ts';
import { lognormalPrices } from './lognormal-prices.ts';
import type { ModelTerms } from './model-worth.ts';
import { expectedProfit } from './profit-distribution.ts';

/**
 * Mean of an option's model value at a date t on which prices are lognormal, dollars a share.
 *
 * Its value there is itself a discounted mean over a lognormal step of τ years, and the two steps make one:
 *
 *     E[V(S_t)] = e^(−rτ) · Black(F_t·e^((r−q)τ), K, σ_t²·t + σ²·τ)
 */
function expectedWorth(
  type: OptionType,
  strike: number,
  remaining: ModelTerms,
  prices: LognormalTerms,
): number {
  const { years, rate, dividendYield, volatility } = remaining;
  const spot = prices.spot * Math.exp(prices.drift * prices.years);
  const variance = prices.volatility ** 2 * prices.years + volatility ** 2 * years;
  const combined = years > 0 ? Math.sqrt(variance / years) : 0;
  const excess = remaining.atLeastIntrinsic ? exerciseExcess(type, strike, remaining, prices) : 0;
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
 * Expected profit at the date in dollars, not discounted: a closed form also where legs live on, but for what an
 * early exercise adds.
 */
export function datedExpectation(profit: DatedProfit, prices: LognormalTerms): number {
  if (prices.years === 0) return sampleProfit(profit, prices.spot).profit;
  const ended = expectedProfit(profit.ended, lognormalPrices(prices));
  return profit.groups.reduce((sum, { strike, terms, calls, puts }) => {
    const call = calls === 0 ? 0 : calls * expectedWorth('call', strike, terms, prices);
    const put = puts === 0 ? 0 : puts * expectedWorth('put', strike, terms, prices);
    return sum + call + put;
  }, ended + profit.premium);
}

import { MONEY_SCALE } from '../../shared/index.ts';
import type { OptionType } from '../contracts/index.ts';
import { blackScholesChain, valueColumns } from '../pricing/index.ts';
import type { DatedProfit, StrikeGroup } from './dated-profit.ts';
import { modelWorth } from './model-worth.ts';
import { profitOnLine } from './profit-at-expiry.ts';

/**
 * Fills columns with the profit at the same prices for one date after another: {@link sampleProfit} without a call and
 * an object a price. An option's value grows with spot and strike together, so that many prices against one strike
 * are many strikes against one price, which the batch of a chain evaluates at once:
 *
 *     V(S, K) = S / K · V(K, K² / S)
 *
 * @param prices dollars a share, zero or more
 */
export function profitColumns(
  prices: readonly number[],
): (profit: DatedProfit, out: Float64Array) => void {
  const size = prices.length;
  const isCall = new Uint8Array(size);
  const strikes = new Float64Array(size);
  const volatilities = new Float64Array(size);
  const worth = valueColumns(size);

  const add = (type: OptionType, shares: number, group: StrikeGroup, out: Float64Array): void => {
    if (shares === 0) return;
    const { strike, terms } = group;
    const { years, rate, dividendYield, atLeastIntrinsic } = terms;
    const side = type === 'call' ? 1 : -1;
    isCall.fill(type === 'call' ? 1 : 0);
    volatilities.fill(terms.volatility);
    prices.forEach((price, i) => (strikes[i] = (strike * strike) / price));
    const columns = { isCall, strikes, volatilities };
    blackScholesChain({ spot: strike, years, rate, dividendYield, ...columns }, worth);
    for (let i = 0; i < size; i += 1) {
      const price = prices[i]!;
      const european =
        price > 0
          ? (price / strike) * worth.price[i]!
          : modelWorth(type, price, strike, terms).price;
      const value = atLeastIntrinsic ? Math.max(european, side * (price - strike)) : european;
      out[i] = out[i]! + shares * value;
    }
  };

  return ({ ended, groups, premium }, out) => {
    out.fill(premium);
    if (ended.some((node) => node.profit !== 0 || node.slope !== 0))
      prices.forEach((price, i) => {
        out[i] = profitOnLine(ended, price * MONEY_SCALE) / MONEY_SCALE + premium;
      });
    for (const group of groups) {
      add('call', group.calls, group, out);
      add('put', group.puts, group, out);
    }
  };
}

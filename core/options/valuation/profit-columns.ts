import { MONEY_SCALE } from '../../shared/index.ts';
import { blackScholesChain, optionDatePrice, valueColumns } from '../pricing/index.ts';
import type { OptionDate } from '../pricing/index.ts';
import type { PnlFunction, StrikeGroup } from './valuation-at-date.ts';
import { profitOnLine } from '../payoff/index.ts';

/**
 * Returns a function that fills a column with the profit at `prices`: {@link sampleProfit} for many prices, without an
 * object per price. A European value is homogeneous in spot and strike, so that many prices against one strike become
 * many strikes against one price, which {@link blackScholesChain} evaluates in one batch:
 *
 *     V(S, K) = S / K · V(K, K² / S)
 *
 * Profits are in dollars.
 *
 * @param prices dollars per share, zero or more
 * @example
 * // By put–call parity at zero rates, C − P = S − K.
 * const profit = pnlFunction([], [unexpired(longCall(100, 7)), unexpired(shortPut(100, 5))]);
 * const out = new Float64Array(2);
 * profitColumns([90, 110])(profit, out);
 * Array.from(out) // [-1200, 800]: 100 · (S − 100 − 7 + 5)
 */
export function profitColumns(
  prices: readonly number[],
): (profit: PnlFunction, out: Float64Array) => void {
  const size = prices.length;
  const isCall = new Uint8Array(size);
  const strikes = new Float64Array(size);
  const volatilities = new Float64Array(size);
  const values = valueColumns(size);

  const addEuropean = (at: OptionDate, shares: number, group: StrikeGroup, out: Float64Array) => {
    const { strike, terms } = group;
    const { years, rate, dividendYield, volatility } = terms;
    isCall.fill(at === group.call ? 1 : 0);
    volatilities.fill(volatility);
    prices.forEach((price, i) => (strikes[i] = (strike * strike) / price));
    const columns = { isCall, strikes, volatilities };
    blackScholesChain({ spot: strike, years, rate, dividendYield, ...columns }, values);
    for (let i = 0; i < size; i += 1) {
      const price = prices[i]!;
      const value = price > 0 ? (price / strike) * values.price[i]! : optionDatePrice(at, price);
      out[i] = out[i]! + shares * value;
    }
  };

  const add = (
    at: OptionDate | null,
    shares: number,
    group: StrikeGroup,
    out: Float64Array,
  ): void => {
    if (!at) return;
    if (at.exercise === 'european' && !at.escrow) addEuropean(at, shares, group, out);
    else
      for (let i = 0; i < size; i += 1) out[i] = out[i]! + shares * optionDatePrice(at, prices[i]!);
  };

  return ({ expired, groups, premium }, out) => {
    out.fill(premium);
    if (expired.some((node) => node.profit !== 0 || node.slope !== 0))
      prices.forEach((price, i) => {
        out[i] = profitOnLine(expired, price * MONEY_SCALE) / MONEY_SCALE + premium;
      });
    for (const group of groups) {
      add(group.call, group.calls, group, out);
      add(group.put, group.puts, group, out);
    }
  };
}

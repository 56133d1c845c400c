import { quoteValues, type OptionQuote } from '@toolyard/core/options/chain';
import type { OptionType } from '@toolyard/core/options/contracts';
import type { ValueColumns } from '@toolyard/core/options/pricing';
import { fromDollars } from '@toolyard/core/shared';
import type { ExpiryBoard } from './expiry-board.ts';
import type { ExpiryModel } from './expiry-model.ts';
import { priceStrikes } from './model-prices.ts';
import { askOf, bidOf, halfSpread } from './quote-width.ts';

export interface OptionQuotes {
  readonly calls: readonly OptionQuote[];
  readonly puts: readonly OptionQuote[];
}

/**
 * Quotes of the strikes from index `from` to before `to`: bid and ask around the model's price, and
 * what anybody can compute from their mid. `passed` is the share of the session's trade that is done.
 */
export function optionQuotes(
  board: ExpiryBoard,
  model: ExpiryModel,
  passed: number,
  from: number,
  to: number,
): OptionQuotes {
  const strikes = board.strikes.slice(from, to);
  const prices = priceStrikes(model, strikes);
  const spot = fromDollars(model.spot);
  const side = (type: OptionType): OptionQuote[] => {
    const { symbols, volumes, open } = board.sides[type];
    return strikes.map((strike, i) => {
      const half = halfSpreadOf(model, prices[type], i);
      const price = prices[type].price[i]!;
      const bid = bidOf(model.liquidity, price - half);
      const ask = askOf(model.liquidity, price + half);
      const { iv, delta, flaw } = quoteValues({ type, strike, bid, ask }, spot, model.terms);
      const symbol = symbols[from + i]!;
      const volume = Math.floor(volumes[from + i]! * passed);
      const openInterest = open[from + i]!;
      return { symbol, type, strike, bid, ask, iv, delta, volume, openInterest, flaw };
    });
  };
  return { calls: side('call'), puts: side('put') };
}

const halfSpreadOf = (
  { liquidity, spot }: ExpiryModel,
  { price, delta, vega }: ValueColumns,
  i: number,
): number => halfSpread(liquidity, price[i]!, spot, delta[i]!, vega[i]!);

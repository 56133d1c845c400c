import { quoteValues, type OptionQuote } from '@toolyard/core/options/chain';
import type { OptionType } from '@toolyard/core/options/contracts';
import type { OptionDate, ValueColumns } from '@toolyard/core/options/pricing';
import { fromDollars, toDollars, type Money } from '@toolyard/core/shared';
import type { ContractListing } from './contract-listing.ts';
import type { ExpiryModel } from './expiry-model.ts';
import { priceStrikes } from './model-prices.ts';
import { askOf, bidOf, halfSpread } from './bid-ask-spread.ts';

interface OptionQuotes {
  readonly calls: readonly OptionQuote[];
  readonly puts: readonly OptionQuote[];
}

/** Bid and ask of a contract, money per share. */
export interface BidAsk {
  readonly bid: Money;
  readonly ask: Money;
  /** The model's price is the gain of exercise now: the quote has no volatility, whatever its ticks leave. */
  readonly atExerciseValue: boolean;
  /** The option at the model's volatility, where that is known. */
  readonly model: OptionDate | undefined;
}

/** Bid and ask around the model's price of every strike. */
export function quotedPrices(
  model: ExpiryModel,
  strikes: readonly Money[],
): Readonly<Record<OptionType, readonly BidAsk[]>> {
  const prices = priceStrikes(model, strikes);
  // A European option is not exercised now, and may be worth less than that would gain.
  const isAmerican = model.terms.contract?.exercise === 'american';
  const side = (type: OptionType): BidAsk[] =>
    strikes.map((strike, i) => {
      const half = halfSpreadOf(model, prices[type], i);
      const price = prices[type].price[i]!;
      return {
        bid: bidOf(model.liquidity, price - half),
        ask: askOf(model.liquidity, price + half),
        atExerciseValue: isAmerican && price <= gainOf(type, model.spot, toDollars(strike)),
        model: prices[type].dates[i],
      };
    });
  return { call: side('call'), put: side('put') };
}

/**
 * Quotes of the strikes from index `from` to before `to`: bid and ask around the model's price, and
 * what anybody can compute from their mid. `passed` is the share of the session's trade that is done.
 */
export function optionQuotes(
  listing: ContractListing,
  model: ExpiryModel,
  passed: number,
  from: number,
  to: number,
): OptionQuotes {
  const strikes = listing.strikes.slice(from, to);
  const prices = quotedPrices(model, strikes);
  const spot = fromDollars(model.spot);
  const side = (type: OptionType): OptionQuote[] => {
    const { symbols, volumes, open } = listing.sides[type];
    return strikes.map((strike, i) => {
      const { bid, ask, atExerciseValue, model: near } = prices[type][i]!;
      const { iv, delta, flaw } = atExerciseValue
        ? EXERCISED
        : quoteValues({ type, strike, bid, ask }, spot, model.terms, near);
      const symbol = symbols[from + i]!;
      const volume = Math.floor(volumes[from + i]! * passed);
      const openInterest = open[from + i]!;
      return { symbol, type, strike, bid, ask, iv, delta, volume, openInterest, flaw };
    });
  };
  return { calls: side('call'), puts: side('put') };
}

const EXERCISED = { iv: null, delta: null, flaw: 'belowIntrinsic' } as const;

/** What exercise gains, dollars per share; below zero out of the money. */
const gainOf = (type: OptionType, spot: number, strike: number): number =>
  type === 'call' ? spot - strike : strike - spot;

const halfSpreadOf = (
  { liquidity, spot }: ExpiryModel,
  { price, delta, vega }: ValueColumns,
  i: number,
): number => halfSpread(liquidity, price[i]!, spot, delta[i]!, vega[i]!);

import type { OptionType } from '@toolyard/core/options/contracts';
import type { ValueColumns } from '@toolyard/core/options/pricing';
import type { Money } from '@toolyard/core/shared';
import type { ExpiryBoard } from './expiry-board.ts';
import type { ExpiryModel } from './expiry-model.ts';
import { priceStrikes } from './model-prices.ts';
import { askOf, bidOf, halfSpread } from './quote-width.ts';

/** A contract as the exchange publishes it, before anybody computes with it. */
export interface QuoteRow {
  readonly symbol: string;
  readonly type: OptionType;
  readonly strike: Money;
  readonly bid: Money;
  readonly ask: Money;
  readonly volume: number;
  readonly openInterest: number;
}

export interface QuoteRows {
  readonly calls: readonly QuoteRow[];
  readonly puts: readonly QuoteRow[];
}

/**
 * Bid and ask around the model's price of the strikes from index `from` to before `to`.
 * `passed` is the share of the session's trade that has been done.
 */
export function quoteRows(
  board: ExpiryBoard,
  model: ExpiryModel,
  passed: number,
  from = 0,
  to = board.strikes.length,
): QuoteRows {
  const strikes = board.strikes.slice(from, to);
  const prices = priceStrikes(model, strikes);
  const side = (type: OptionType): QuoteRow[] =>
    strikes.map((strike, i) => {
      const { bid, ask } = quoteOf(model, prices[type], i);
      return {
        symbol: board.symbols[type][from + i]!,
        type,
        strike,
        bid,
        ask,
        volume: Math.floor(board.interest.volumes[type][from + i]! * passed),
        openInterest: board.interest.open[type][from + i]!,
      };
    });
  return { calls: side('call'), puts: side('put') };
}

function quoteOf(
  { liquidity, spot }: ExpiryModel,
  { price, delta, vega }: ValueColumns,
  i: number,
): { readonly bid: Money; readonly ask: Money } {
  const half = halfSpread(liquidity, price[i]!, spot, delta[i]!, vega[i]!);
  return { bid: bidOf(liquidity, price[i]! - half), ask: askOf(liquidity, price[i]! + half) };
}

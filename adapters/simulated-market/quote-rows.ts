import type { OptionType } from '@toolyard/core/options/contracts';
import type { Money } from '@toolyard/core/shared';
import type { ExpiryBoard } from './expiry-board.ts';
import type { ExpiryModel } from './expiry-model.ts';
import { priceStrikes, type ModelPrices } from './model-prices.ts';
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
      const { bid, ask } = quoteOf(model, prices, type, i);
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
  model: ExpiryModel,
  prices: ModelPrices,
  type: OptionType,
  i: number,
): { readonly bid: Money; readonly ask: Money } {
  const { liquidity, spot } = model;
  const price = prices[type][i]!;
  const delta = type === 'call' ? prices.callDelta[i]! : prices.putDelta[i]!;
  const half = halfSpread(liquidity, price, spot, delta, prices.vega[i]!);
  return { bid: bidOf(liquidity, price - half), ask: askOf(liquidity, price + half) };
}

import type { Measure } from '@toolyard/core/options/analysis';
import {
  quoteGreeks,
  type OptionChain,
  type OptionQuote,
  type QuoteGreeks,
} from '@toolyard/core/options/chain';
import type { PriceDistribution } from '@toolyard/core/options/payoff';
import type { ChainColumn } from '@toolyard/core/options/settings';
import { toDollars, type Dollars } from '@toolyard/core/shared';
import { count, decimal } from '../../../../ui/format.ts';
import type { Format } from '../figures/use-format.ts';
import { quotedPrice } from './chain-quotes.ts';
import type { LastPrices } from './use-last-prices.ts';

/** What the cells of a chain are written from. */
export interface ChainFigures {
  readonly chain: OptionChain;
  /** Null while no column needs them, or while they are unknown. */
  readonly lastPrices: LastPrices | null;
  /** Prices at the expiry under the measure in force; null while no column needs them, or without a measure. */
  readonly prices: PriceDistribution | null;
  readonly measure: Measure | null;
  readonly format: Format;
}

/** Columns where there is no choice: with volume and open interest where there is room. */
export const USUAL_COLUMNS: readonly ChainColumn[] = ['iv', 'delta'];
export const ROOMY_COLUMNS: readonly ChainColumn[] = ['iv', 'delta', 'volume', 'openInterest'];

/** Least widths, CSS pixels. */
export const STRIKE_WIDTH = 60;
export const QUOTE_WIDTH = 64;
const WIDTHS: Record<ChainColumn, number> = {
  mid: 60,
  last: 60,
  change: 68,
  iv: 54,
  delta: 56,
  gamma: 64,
  theta: 60,
  vega: 56,
  chance: 60,
  moneyness: 68,
  volume: 64,
  openInterest: 72,
};

/** The least width of a chain with these columns, CSS pixels. */
export const chainWidth = (columns: readonly ChainColumn[], sides: 1 | 2): number =>
  STRIKE_WIDTH + sides * columns.reduce((sum, column) => sum + WIDTHS[column], 2 * QUOTE_WIDTH);

const known = new WeakMap<OptionQuote, QuoteGreeks>();

function greeksOf(quote: OptionQuote, chain: OptionChain): QuoteGreeks {
  const greeks = known.get(quote) ?? quoteGreeks(quote, chain);
  known.set(quote, greeks);
  return greeks;
}

const dollars = (money: Parameters<typeof toDollars>[0] | null): Dollars | null =>
  money === null ? null : toDollars(money);

/** How far the spot is beyond the strike on the side of exercise, a fraction of the spot: above zero in the money. */
function moneyness({ type, strike }: OptionQuote, { spot }: OptionChain): number {
  const above = (spot - strike) / spot;
  return type === 'call' ? above : -above;
}

/** The chance that the contract expires in the money. */
function chanceOf({ type, strike }: OptionQuote, prices: PriceDistribution | null): number | null {
  if (prices === null) return null;
  const below = prices.probabilityBelow(toDollars(strike));
  return type === 'call' ? 1 - below : below;
}

/** The figure of a quote in a column as it is written. */
export function columnText(
  column: ChainColumn,
  quote: OptionQuote,
  { chain, lastPrices, prices, format }: ChainFigures,
): string {
  const last = lastPrices?.get(quote.symbol);
  switch (column) {
    case 'mid':
      return format.price(dollars(quotedPrice(quote, 'mid')));
    case 'last':
      return format.price(last?.last);
    case 'change':
      return format.change(
        last?.change,
        last?.changePercent == null ? null : last.changePercent / 100,
      );
    case 'iv':
      return format.volatility(quote.iv);
    case 'delta':
      return format.greek(quote.delta);
    case 'gamma':
      return decimal(greeksOf(quote, chain).gamma, 4);
    case 'theta':
      return format.greek(greeksOf(quote, chain).theta);
    case 'vega':
      return format.greek(greeksOf(quote, chain).vega);
    case 'chance':
      return format.percent(chanceOf(quote, prices));
    case 'moneyness':
      return format.signedPercent(moneyness(quote, chain));
    case 'volume':
      return count(quote.volume);
    case 'openInterest':
      return count(quote.openInterest);
  }
}

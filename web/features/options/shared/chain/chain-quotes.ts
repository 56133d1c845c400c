import { midPrice, type OptionChain, type OptionQuote } from '@toolyard/core/options/chain';
import type { OptionType, Position } from '@toolyard/core/options/contracts';
import type { DefaultFill } from '@toolyard/core/options/settings';
import type { PriceSource } from '@toolyard/core/options/strategies';
import type { Money } from '@toolyard/core/shared';

/** Listed contracts of one type, strikes ascending. */
export const quotesOf = (chain: OptionChain, type: OptionType): readonly OptionQuote[] =>
  type === 'call' ? chain.calls : chain.puts;

/** The listed contract whose strike is nearest; the lower of two that are equally near. */
export const nearestQuote = (
  quotes: readonly OptionQuote[],
  strike: Money,
): OptionQuote | undefined =>
  quotes.reduce<OptionQuote | undefined>(
    (best, quote) =>
      best && Math.abs(best.strike - strike) <= Math.abs(quote.strike - strike) ? best : quote,
    undefined,
  );

/** The price of a quote by source; null where the quote has none. */
export function quotedPrice(quote: OptionQuote, source: PriceSource): Money | null {
  const { bid, ask } = quote;
  if (source === 'bid') return bid;
  if (source === 'ask') return ask;
  if (source === 'mid') return midPrice(quote);
  return null;
}

/** Bought at the ask, sold at the bid. */
export const naturalSource = (position: Position): 'ask' | 'bid' =>
  position === 'long' ? 'ask' : 'bid';

/** Where a new leg takes its price: the mid where the settings say so and both sides are quoted, else ask or bid. */
export const fillSource = (
  quote: OptionQuote,
  position: Position,
  fill: DefaultFill,
): 'ask' | 'bid' | 'mid' =>
  fill === 'mid' && quotedPrice(quote, 'mid') !== null ? 'mid' : naturalSource(position);

import { ZERO_MONEY } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';
import type { OptionChain, OptionQuote } from '../chain/index.ts';
import type { OptionLeg, OptionType, Position, StockLeg } from '../contracts/index.ts';

/** What a buyer pays (ask) or a seller gets (bid); null when the quote is marked or has no such side. */
function tradePrice(quote: OptionQuote, position: Position): Money | null {
  const { bid, ask, flaw } = quote;
  if (flaw !== null || (bid !== null && ask !== null && bid > ask)) return null;
  const price = position === 'long' ? ask : bid;
  return price === null || price <= 0 ? null : price;
}

/** The quotes of one type that can be traded in one direction, by ascending strike. */
export function tradableQuotes(
  chain: OptionChain,
  type: OptionType,
  position: Position,
): readonly OptionQuote[] {
  const quotes = type === 'call' ? chain.calls : chain.puts;
  return quotes.filter((quote) => tradePrice(quote, position) !== null);
}

/** A leg at the quote: bought at the ask, sold at the bid with its delta negated. */
export function legAt(
  chain: OptionChain,
  quote: OptionQuote,
  position: Position,
  quantity: number,
): OptionLeg {
  const delta = position === 'short' && quote.delta !== null ? -quote.delta : quote.delta;
  return {
    kind: 'option',
    symbol: quote.symbol,
    type: quote.type,
    position,
    strike: quote.strike,
    expiry: chain.expiry,
    premium: tradePrice(quote, position) ?? ZERO_MONEY,
    quantity,
    multiplier: chain.multiplier,
    iv: quote.iv,
    delta: delta === 0 ? 0 : delta,
  };
}

/** So many shares at the spot of the chain. */
export const stockLegAt = (
  { symbol, spot }: OptionChain,
  position: Position,
  shares: number,
): StockLeg => ({
  kind: 'stock',
  symbol,
  position,
  premium: spot,
  quantity: shares,
  multiplier: 1,
});

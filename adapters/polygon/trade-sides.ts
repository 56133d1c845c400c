import { toMilliseconds, type QuoteRow, type TradeRow } from './wire.ts';

type Side = 'bought' | 'sold';

/** Printed and taken back. Source: conditions of options trades, OPRA. */
const CANCELLED: ReadonlySet<number> = new Set([201, 203, 205, 207]);

export const isCancelled = ({ conditions }: TradeRow): boolean =>
  conditions.some((condition) => CANCELLED.has(condition));

/** By the middle of the quote before the trade: above it a buyer came, below it a seller; null without one, or at it. */
function byQuote(trade: TradeRow, quotes: readonly QuoteRow[]): Side | null {
  const at = BigInt(trade.sip_timestamp);
  const before = quotes.find((quote) => BigInt(quote.sip_timestamp) <= at);
  const { bid_price: bid = null, ask_price: ask = null } = before ?? {};
  if (bid === null || ask === null || bid > ask || trade.price === (bid + ask) / 2) return null;
  return trade.price > (bid + ask) / 2 ? 'bought' : 'sold';
}

/**
 * The side of each trade, which the tape does not tell: by the quote before it, else by the last trade at another price, a
 * rise for a buyer. The first trades of a level tape count as bought. Both lists come newest first.
 *
 * Source: Lee and Ready, 'Inferring Trade Direction from Intraday Data', The Journal of Finance 46 (1991).
 */
export function tradeSides(
  trades: readonly TradeRow[],
  quotes: readonly QuoteRow[],
): readonly Side[] {
  let tick: Side = 'bought';
  let last: number | null = null;
  const oldestFirst = trades.toReversed().map((trade) => {
    if (last !== null && trade.price !== last) tick = trade.price > last ? 'bought' : 'sold';
    last = trade.price;
    return byQuote(trade, quotes) ?? tick;
  });
  return oldestFirst.toReversed();
}

/** Newest first, by time and by number within one instant. */
export function byTime(a: TradeRow, b: TradeRow): number {
  const [left, right] = [BigInt(a.sip_timestamp), BigInt(b.sip_timestamp)];
  if (left !== right) return left > right ? -1 : 1;
  return Number(b.sequence_number) - Number(a.sequence_number);
}

export const atOf = ({ sip_timestamp: digits }: TradeRow): number => toMilliseconds(digits);

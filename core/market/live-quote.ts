import { newYorkDate } from '../calendar/index.ts';
import type { Instant } from '../shared/index.ts';
import { contradictsQuote, isCurrent, isFigure, isPrice, jumps } from './plausibility.ts';
import type { PriceTick } from './ports/live-prices.ts';
import type { Sourced } from './sourced.ts';
import type { StockQuote } from './stock-quote.ts';

type Tick<Kind> = Extract<PriceTick, { readonly kind: Kind }>;

/** The last ticks of a share; null before the first of its kind. */
export interface LatestTicks {
  readonly price: Tick<'price'> | null;
  readonly quote: Tick<'quote'> | null;
}

export const NO_TICKS: LatestTicks = { price: null, quote: null };

/**
 * The ticks with this one, where it is later and may be shown, by the rules of a quote that is read: not of the future and
 * not older than a price may be, not 90 % off the last price, not crossed.
 */
export function withTick(
  ticks: LatestTicks,
  tick: PriceTick,
  { last, now }: { readonly last: number; readonly now: Instant },
): LatestTicks {
  const isLater = tick.at >= (ticks[tick.kind]?.at ?? 0) && isCurrent(tick.at, now);
  if (!isLater) return ticks;
  if (tick.kind === 'price')
    return isPrice(tick.price) && !jumps(tick.price, last) ? { ...ticks, price: tick } : ticks;
  const { bid, ask } = tick;
  const isQuoted =
    isFigure(bid) && isPrice(ask) && bid <= ask && !contradictsQuote({ price: last, bid, ask });
  return isQuoted ? { ...ticks, quote: tick } : ticks;
}

/** How a stream sends its ticks. */
interface StreamTerms {
  readonly delayedMinutes: number;
  readonly isLive: boolean;
  readonly now: Instant;
}

/**
 * The quote with the ticks that are later than it. The change is against the same close as that of the quote, and unknown
 * where the quote is from an earlier session:
 *
 *     change = price − (quote.price − quote.change)
 */
export function withTicks(
  quoted: Sourced<StockQuote>,
  { price, quote }: LatestTicks,
  { delayedMinutes, isLive, now }: StreamTerms,
): Sourced<StockQuote> {
  const { value, meta } = quoted;
  const laterPrice = price !== null && price.at > value.at ? price : null;
  const laterQuote = quote !== null && quote.at > value.at ? quote : null;
  if (laterPrice === null && laterQuote === null) return quoted;
  const at = Math.min(now, Math.max(value.at, laterPrice?.at ?? 0));
  const asOf = Math.min(now, Math.max(meta.asOf, laterPrice?.at ?? 0, laterQuote?.at ?? 0));
  return {
    value: {
      ...value,
      ...(laterPrice && { price: laterPrice.price, ...changeTo(laterPrice, value) }),
      ...(laterQuote && { bid: laterQuote.bid, ask: laterQuote.ask }),
      at,
    },
    meta: {
      ...meta,
      asOf,
      delayedMinutes: Math.max(meta.delayedMinutes, delayedMinutes),
      stale: meta.stale && !isLive,
      nextRefresh: null,
    },
  };
}

function changeTo(
  { price, at }: Tick<'price'>,
  quote: StockQuote,
): Pick<StockQuote, 'change' | 'changePercent'> {
  const isSameSession = newYorkDate(at) === newYorkDate(quote.at);
  if (!isSameSession || quote.change === null) return { change: null, changePercent: null };
  const before = quote.price - quote.change;
  const change = Math.round((price - before) * 10_000) / 10_000;
  return { change, changePercent: (change / before) * 100 };
}

import { newYorkDate } from '@toolyard/core/calendar';
import type { BarResponse } from '../../../../api/generated.ts';
import type { LiveQuote } from '../live/live-quote.ts';

/** A change in dollars and as a fraction; null = unknown. */
interface DayMove {
  readonly change: number | null;
  readonly changeFraction: number | null;
}

/** Free of binary dust: prices have at most four decimals. */
const rounded = (dollars: number): number => Math.round(dollars * 1e4) / 1e4;

/** The change of a shown price since the previous close. */
export function moveSince(previousClose: number | null, price: number | null): DayMove {
  if (previousClose === null || price === null || previousClose <= 0)
    return { change: null, changeFraction: null };
  return {
    change: rounded(price - previousClose),
    changeFraction: price / previousClose - 1,
  };
}

/** The close that a live quote counts its change from. */
export const closeBeforeQuote = (live: LiveQuote | null): number | null =>
  live?.price != null && live.change !== null ? rounded(live.price - live.change) : null;

export interface DayPrice extends DayMove {
  readonly price: number | null;
  /** The close of the session before the price's own session. */
  readonly previousClose: number | null;
}

/** The price of a stock, live or else its last close, and the change since the close of the session before. */
export function dayPrice(
  live: LiveQuote | null,
  lastClose: BarResponse | undefined,
  bars: readonly BarResponse[],
): DayPrice {
  const isLive = live?.price != null;
  const last = lastClose ?? bars.at(-1);
  const price = isLive ? live.price : (last?.c ?? null);
  const session = isLive ? newYorkDate(Date.parse(live.at)) : last ? newYorkDate(last.t) : null;
  const before = bars.findLast((bar) => session !== null && newYorkDate(bar.t) < session);
  const previousClose = closeBeforeQuote(live) ?? before?.c ?? null;
  return { price, previousClose, ...moveSince(previousClose, price) };
}

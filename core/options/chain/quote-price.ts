import { newYorkDate } from '../../calendar/index.ts';
import { moneyOf, roundedMoney, ZERO_MONEY, type Instant, type Money } from '../../shared/index.ts';

/** What a quote's own prices can have wrong. */
type PriceFlaw = 'zeroBid' | 'zeroAsk' | 'crossed' | 'wide';

/** Bid and ask in money per share; null = unknown. */
interface TwoPrices {
  readonly bid: Money | null;
  readonly ask: Money | null;
}

/**
 * Least width of a wide quote by its bid, money per share: the first whose bid is not below.
 *
 * Source: Cboe Exchange, Rule 6.5 'Nullification and adjustment of options transactions including obvious errors',
 * (b)(3) 'Wide quotes', the table that all exchanges of US options adopted in 2015, SR-CBOE-2015-039, 80 FR 27354:
 * a bid below $2.00 $0.75, to $5.00 $1.25, to $10.00 $1.50, to $20.00 $2.50, to $50.00 $3.00, to $100.00 $4.50, above $6.00.
 */
const WIDE_FROM: readonly (readonly [bidBelow: number, width: number])[] = [
  [20_000, 7_500],
  [50_001, 12_500],
  [100_001, 15_000],
  [200_001, 25_000],
  [500_001, 30_000],
  [1_000_001, 45_000],
  [Infinity, 60_000],
];

/** An ask of so many bids is as far from the mid as the mid is high. */
const ASK_OF_STUB = 3;

/**
 * Whether a quote is so wide that its mid says nothing: wide by the exchange's rule for obvious errors, and as wide as its
 * mid is high, ask ≥ 3 · bid. Far strikes of a few cents and deep ones in the money are neither.
 */
const isWide = (bid: Money, ask: Money): boolean =>
  ask >= ASK_OF_STUB * bid && ask - bid >= WIDE_FROM.find(([below]) => bid < below)![1];

/**
 * The flaw that a quote's own prices show, in the order zero bid, zero ask, crossed, too wide; null when there is none.
 *
 * @example [priceFlaw(12_000, 11_000), priceFlaw(500, 100_000), priceFlaw(500, 3_000)] // ['crossed', 'wide', null]
 */
export function priceFlaw(bid: Money | null, ask: Money | null): PriceFlaw | null {
  if (bid === 0) return 'zeroBid';
  if (ask === 0) return 'zeroAsk';
  if (bid === null || ask === null) return null;
  if (bid > ask) return 'crossed';
  return isWide(bid, ask) ? 'wide' : null;
}

/**
 * Whether a quote is of an earlier day than the newest quote of its chain, in New York: each series is quoted anew when
 * trading opens, so its prices are those of another price of the underlying. A quote without a time is taken for a new one.
 *
 * @example isStaleQuote(Date.parse('2026-11-19T20:59:00Z'), Date.parse('2026-11-20T17:00:00Z')) // true
 */
export const isStaleQuote = (quotedAt: Instant | null | undefined, newest: Instant): boolean =>
  typeof quotedAt === 'number' && newYorkDate(quotedAt) < newYorkDate(newest);

/** Flaws of a quote whose mid is no price. */
const WITHOUT_MID: ReadonlySet<string | null> = new Set<string | null>([
  ...(['zeroBid', 'zeroAsk', 'crossed', 'wide'] satisfies PriceFlaw[]),
  ...['outOfOrder', 'stale'],
]);

/**
 * Middle of bid and ask, money per share, rounded to 1e-4 dollar: the price of every figure that takes a mid. Null where a
 * side is unknown, and of a quote that is crossed, too wide, without bid or ask, stale, or out of order with other strikes.
 *
 * @example [midPrice({ bid: 41_000, ask: 44_000 }), midPrice({ bid: 500, ask: 100_000 })] // [42_500, null]
 */
export function midPrice({
  bid,
  ask,
  flaw = null,
}: TwoPrices & { readonly flaw?: string | null }): Money | null {
  if (bid === null || ask === null) return null;
  if (WITHOUT_MID.has(flaw) || priceFlaw(bid, ask) !== null) return null;
  return roundedMoney((bid + ask) / 2);
}

/** An ask from here on beside no bid is a stub. */
const GREATEST_ASK_WITHOUT_BID = moneyOf(WIDE_FROM[0]![1]);

/**
 * What a held contract is worth by its quote, money per share: {@link midPrice}, and of a contract without bid half of
 * an ask of a few cents, which nobody pays and which bounds what it costs to buy back.
 *
 * @example [heldPrice({ bid: 0, ask: 200 }), heldPrice({ bid: 0, ask: 100_000 })] // [100, null]
 */
export const heldPrice = (quote: TwoPrices & { readonly flaw?: string | null }): Money | null =>
  quote.bid === ZERO_MONEY &&
  quote.ask !== null &&
  quote.ask < GREATEST_ASK_WITHOUT_BID &&
  quote.flaw !== 'stale'
    ? roundedMoney(quote.ask / 2)
    : midPrice(quote);

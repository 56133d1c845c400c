import { addMoney, subtractMoney, toDollars } from '../../shared/index.ts';
import type { Instant, Money } from '../../shared/index.ts';
import type { OptionType } from '../contracts/index.ts';
import { quotesOutOfOrder } from './quote-order.ts';
import { priceFlaw } from './quote-price.ts';

/** A quote as it comes: money per share, null = unknown. */
export interface RawQuote {
  readonly type: OptionType;
  readonly strike: Money;
  readonly bid: Money | null;
  readonly ask: Money | null;
}

/** Volatility and greeks by the model of a source, which need not agree with ours: units as screens have them. */
export interface ReportedGreeks {
  /** A fraction per year. */
  readonly iv: number | null;
  readonly delta: number | null;
  readonly gamma: number | null;
  /** Dollars per calendar day. */
  readonly theta: number | null;
  /** Dollars per volatility point. */
  readonly vega: number | null;
}

/** A quote with what else its source says about the contract; what is absent is unknown. */
export interface ListedQuote extends RawQuote {
  /** Absent where the root of the contract is the symbol of its underlying. */
  readonly symbol?: string;
  /** Money per share, of the session of the quotes. */
  readonly last?: Money | null;
  /** When bid and ask were quoted; absent where the source does not tell. */
  readonly quotedAt?: Instant | null;
  readonly reported?: ReportedGreeks | null;
  readonly volume?: number | null;
  readonly openInterest?: number | null;
}

/** Call and put of one strike, both with a bid; dollars per share. */
export interface ParityPair {
  readonly strike: number;
  /** Call minus put at the mid prices. */
  readonly difference: number;
  /** The same when the call is sold at its bid and the put bought at its ask. */
  readonly low: number;
  /** The same when the call is bought at its ask and the put sold at its bid. */
  readonly high: number;
  /** Half of the distance from low to high, at least half a cent. */
  readonly halfWidth: number;
  /** Call plus put at the mid prices. */
  readonly straddle: number;
}

const LEAST_HALF_WIDTH = 0.005;

const isLive = ({ bid, ask }: RawQuote): boolean =>
  bid !== null && ask !== null && priceFlaw(bid, ask) === null;

/** The strikes whose call and put both have prices without a flaw and in order with other strikes, ascending. */
export function parityPairs(quotes: readonly RawQuote[]): ParityPair[] {
  const outOfOrder = quotesOutOfOrder(quotes);
  const live = quotes.filter((quote) => isLive(quote) && !outOfOrder.has(quote));
  const puts = new Map(live.filter((q) => q.type === 'put').map((put) => [put.strike, put]));
  return live
    .filter((quote) => quote.type === 'call')
    .flatMap((call) => {
      const put = puts.get(call.strike);
      return put === undefined ? [] : [pairOf(call, put)];
    })
    .sort((a, b) => a.strike - b.strike);
}

function pairOf(call: RawQuote, put: RawQuote): ParityPair {
  const low = toDollars(subtractMoney(call.bid!, put.ask!));
  const high = toDollars(subtractMoney(call.ask!, put.bid!));
  return {
    strike: toDollars(call.strike),
    difference: (low + high) / 2,
    low,
    high,
    halfWidth: Math.max((high - low) / 2, LEAST_HALF_WIDTH),
    straddle: toDollars(addMoney(call.bid!, call.ask!, put.bid!, put.ask!)) / 2,
  };
}

/** A first forward: the median of strike + call − put, tight quotes weighing most; NaN without pairs. */
const roughForward = (pairs: readonly ParityPair[]): number =>
  weightedMedian(
    pairs.map(({ strike, difference, halfWidth }) => ({
      value: strike + difference,
      weight: 1 / halfWidth ** 2,
    })),
  );

/**
 * The pairs within so many straddles of the money, where prices are fresh and early exercise is worth little;
 * at least the `least` nearest and at most the `most` nearest.
 */
export function nearTheMoney(
  pairs: readonly ParityPair[],
  straddles: number,
  least: number,
  most: number,
): ParityPair[] {
  const centre = roughForward(pairs);
  const away = (pair: ParityPair) => Math.abs(pair.strike - centre);
  const nearest = [...pairs].sort((a, b) => away(a) - away(b));
  const reach = straddles * (nearest[0]?.straddle ?? 0);
  return nearest.filter((pair, i) => i < least || (i < most && away(pair) <= reach));
}

/** No interest of dollars was ever above it for a year. */
const GREATEST_RATE = 0.15;

/**
 * The pairs that some rate can bring into line with the others; stale ones fall out.
 *
 *     |K + (C − P) − F₀|  ≤  2·half width + |K − F₀|·r·T,   r = 0.15, F₀ the first forward
 */
export function withoutStale(pairs: readonly ParityPair[], years: number): ParityPair[] {
  const centre = roughForward(pairs);
  return pairs.filter(({ strike, difference, halfWidth }) => {
    const off = Math.abs(strike + difference - centre);
    return off <= 2 * halfWidth + Math.abs(strike - centre) * GREATEST_RATE * years;
  });
}

interface Weighted {
  readonly value: number;
  /** Positive. */
  readonly weight: number;
}

/**
 * The value that has at most half of the weight on either side; NaN for none.
 * Unlike a mean it stands still however wild a minority of the values is.
 *
 * @example weightedMedian([{ value: 1, weight: 1 }, { value: 2, weight: 1 }, { value: 900, weight: 1 }]) // 2
 */
export function weightedMedian(values: readonly Weighted[]): number {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below >= half) return value;
  }
  return NaN;
}

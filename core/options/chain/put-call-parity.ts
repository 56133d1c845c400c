import { nearTheMoney, parityPairs, weightedMedian, withoutStale } from './parity-pairs.ts';
import type { ParityPair, RawQuote } from './parity-pairs.ts';
import { toDollars } from '../../shared/index.ts';

/** Quotes of one expiry. */
export interface ExpiryQuotes {
  /** Years to the expiry's close, positive. */
  readonly years: number;
  readonly quotes: readonly RawQuote[];
  /** Spot less the present value of the dividends until the expiry, in dollars, where spot and dividends are given. */
  readonly stock?: number | undefined;
}

/** What put–call parity says about one expiry. */
export interface ParityTerms {
  /** Dollars; null when no strike has both a call and a put with a bid. */
  readonly forward: number | null;
  /** Continuous, a fraction per year. */
  readonly rate: number;
}

interface RateEstimate {
  readonly rate: number;
  /** How far it may be off, a fraction per year. */
  readonly deviation: number;
}

const SLOPE_STRADDLES = 2;
const SLOPE_PAIRS = { least: 4, most: 80 };
const FORWARD_STRADDLES = 1;
const FORWARD_PAIRS = { least: 3, most: 80 };
/** How far the rate of one expiry may lie from the common one, by the shape of a yield curve. */
const CURVE_DEVIATION = 0.005;
const RATE_RANGE = { least: -0.05, greatest: 0.15 };

/**
 * The rate of one expiry from the slope of call − put against the strike:
 *
 *     C − P = D·(F − K),   D = e^(−rT)   ⇒   D = −slope,   r = −ln D / T
 *
 * The slope is the weighted median of the slopes between all two strikes (Theil 1950, Sen 1968), which bears
 * almost a third of odd quotes that the first sieve let pass; weight = distance of the strikes / their joint half width.
 * Its deviation is that of a weighted regression whose errors are the half widths.
 */
function rateFromSlope(pairs: readonly ParityPair[], years: number): RateEstimate | null {
  if (pairs.length < SLOPE_PAIRS.least) return null;
  const slopes = pairs.flatMap((a, i) =>
    pairs.slice(i + 1).map((b) => {
      const distance = Math.abs(b.strike - a.strike);
      const value = (a.difference - b.difference) / (b.strike - a.strike);
      return { value, weight: distance / Math.hypot(a.halfWidth, b.halfWidth) };
    }),
  );
  const discount = weightedMedian(slopes);
  if (!(discount > 0)) return null;
  const weights = pairs.map(({ halfWidth }) => 1 / halfWidth ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = pairs.reduce((sum, pair, i) => sum + weights[i]! * pair.strike, 0) / total;
  const spread = pairs.reduce((sum, pair, i) => sum + weights[i]! * (pair.strike - mean) ** 2, 0);
  return { rate: -Math.log(discount) / years, deviation: 1 / (Math.sqrt(spread) * years) };
}

/** How far a given spot may be off that of the quotes, a part of it. */
const SPOT_DEVIATION = 0.001;

/**
 * The rate of one expiry whose dividends are known, from the level of call − put:
 *
 *     C − P = S − PV(dividends) − K·e^(−rT)   ⇒   r = −ln((S − PV − C + P)/K)/T
 *
 * The weighted median of the pairs near the money. Unlike the slope it is hardly moved by an error of the early-exercise
 * premiums, which depend on the rate in turn.
 */
function rateFromLevel(
  pairs: readonly ParityPair[],
  years: number,
  stock: number,
): RateEstimate | null {
  const rates = pairs
    .filter(({ difference }) => difference < stock)
    .map(({ strike, difference, halfWidth }) => ({
      value: -Math.log((stock - difference) / strike) / years,
      weight: 1 / halfWidth,
    }));
  if (rates.length === 0) return null;
  const halfWidth = Math.min(...pairs.map((pair) => pair.halfWidth));
  const deviation = (halfWidth / stock + SPOT_DEVIATION) / years;
  return { rate: weightedMedian(rates), deviation };
}

/** The rate that all expiries share: the median of theirs, exact ones weighing most; 0 when there is none. */
function commonRate(estimates: readonly (RateEstimate | null)[]): number {
  const known = estimates.filter((estimate) => estimate !== null);
  if (known.length === 0) return 0;
  const rate = weightedMedian(
    known.map(({ rate: value, deviation }) => ({ value, weight: 1 / deviation ** 2 })),
  );
  return Math.min(Math.max(rate, RATE_RANGE.least), RATE_RANGE.greatest);
}

/** An expiry's own rate moved towards the common one; the larger its deviation, the further. */
function pulledTowards(common: number, own: RateEstimate | null): number {
  if (own === null) return common;
  const trust = 1 / (1 + (own.deviation / CURVE_DEVIATION) ** 2);
  const away = (own.rate - common) * trust;
  const most = 3 * CURVE_DEVIATION;
  return common + Math.min(Math.max(away, -most), most);
}

/**
 * The forward of one expiry: the weighted median of K + (C − P)/D near the money, moved into what can be executed,
 *
 *     max (K + (C_bid − P_ask)/D)  ≤  F  ≤  min (K + (C_ask − P_bid)/D)
 *
 * unless stale quotes have crossed these bounds. Dollars; null without pairs, or when they make no sense.
 */
function forwardAt(
  pairs: readonly ParityPair[],
  discount: number,
  expected: number | null = null,
): number | null {
  if (pairs.length === 0) return null;
  const median = weightedMedian(
    pairs.map(({ strike, difference, halfWidth }) => ({
      value: strike + difference / discount,
      weight: 1 / halfWidth,
    })),
  );
  const low = Math.max(...pairs.map((pair) => pair.strike + pair.low / discount));
  const high = Math.min(...pairs.map((pair) => pair.strike + pair.high / discount));
  if (expected !== null && low <= expected && expected <= high) return expected;
  const forward = low > high ? median : Math.min(Math.max(median, low), high);
  return forward > 0 ? forward : null;
}

/**
 * The forward of one expiry at a given rate: the expected one where no pair of quotes near the money can be traded against
 * it, else that of the quotes. Dollars; null without pairs.
 *
 * @param quotes European, or without their early-exercise premiums
 * @param expected dollars; null where nothing but the quotes is known
 * @example
 * const quotes = [quote('call', 100, { bid: 59_000, ask: 61_000 }), quote('put', 100, { bid: 39_000, ask: 41_000 })];
 * quotedForward({ years: 1, quotes }, 0, 102.1) // 102.1: between 100 + 5.9 − 4.1 and 100 + 6.1 − 3.9
 */
export function quotedForward(
  { quotes, years }: ExpiryQuotes,
  rate: number,
  expected: number | null,
): number | null {
  const pairs = withoutStale(parityPairs(quotes), years);
  const near = nearTheMoney(pairs, FORWARD_STRADDLES, FORWARD_PAIRS.least, FORWARD_PAIRS.most);
  return forwardAt(near, Math.exp(-rate * years), expected);
}

/** The quotes of the strikes that {@link quotedForward} is read from. */
export function quotesNearTheMoney<Quote extends RawQuote>(
  quotes: readonly Quote[],
  years: number,
): readonly Quote[] {
  const pairs = withoutStale(parityPairs(quotes), years);
  const near = nearTheMoney(pairs, FORWARD_STRADDLES, FORWARD_PAIRS.least, FORWARD_PAIRS.most);
  const strikes = new Set(near.map(({ strike }) => strike));
  return quotes.filter(({ strike }) => strikes.has(toDollars(strike)));
}

/**
 * Rate and forward of every expiry from put–call parity of its quotes near the money.
 *
 * Short expiries cannot tell a rate (a cent in C − P over four days is tens of percents per year), so all expiries
 * give one common rate and each departs from it only as far as its quotes bear. A given rate replaces all of this.
 * Without dividends by date the rate follows from the slope of C − P in the strike, with them from its level.
 *
 *     C − P = e^(−rT)·(F − K)
 *
 * Forwards are in dollars, rates continuous fractions per year. Assumes European exercise: American quotes
 * come without their early-exercise premiums, see {@link withoutEarlyExercise}. Source: Hull, Options, Futures and Other Derivatives, section 11.4.
 *
 * @example
 * const quotes = [quote('call', 100, { bid: 60_000, ask: 60_000 }), quote('put', 100, { bid: 40_000, ask: 40_000 })];
 * parityTerms([{ years: 1, quotes }], 0) // [{ rate: 0, forward: 102 }]: 100 + 6 − 4
 */
export function parityTerms(
  expiries: readonly ExpiryQuotes[],
  givenRate: number | null = null,
): ParityTerms[] {
  const pairs = expiries.map(({ quotes, years }) => withoutStale(parityPairs(quotes), years));
  const estimates = pairs.map((all, i) => {
    const { years, stock } = expiries[i]!;
    if (stock !== undefined)
      return rateFromLevel(
        nearTheMoney(all, FORWARD_STRADDLES, FORWARD_PAIRS.least, FORWARD_PAIRS.most),
        years,
        stock,
      );
    const near = nearTheMoney(all, SLOPE_STRADDLES, SLOPE_PAIRS.least, SLOPE_PAIRS.most);
    return rateFromSlope(near, years);
  });
  const common = commonRate(estimates);
  return pairs.map((all, i) => {
    const rate = givenRate ?? pulledTowards(common, estimates[i]!);
    const near = nearTheMoney(all, FORWARD_STRADDLES, FORWARD_PAIRS.least, FORWARD_PAIRS.most);
    return { rate, forward: forwardAt(near, Math.exp(-rate * expiries[i]!.years)) };
  });
}

import { subtractMoney, toDollars, ZERO_MONEY } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';
import type { OptionChain, OptionQuote } from '../chain/index.ts';

/** The candidate with the least cost, the first of equals; null when there is none. */
export function cheapest<T>(candidates: readonly T[], cost: (candidate: T) => number): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const requested = cost(candidate);
    if (requested < least) [best, least] = [candidate, requested];
  }
  return best;
}

/** Distance of a quote's delta from the one wanted; a quote without delta comes last. */
export const offDelta =
  (wanted: number) =>
  (quote: OptionQuote): number =>
    quote.delta === null ? 10 : Math.abs(Math.abs(quote.delta) - wanted);

/** All pairs of quotes that `fits` allows. */
export const pairsOf = (
  first: readonly OptionQuote[],
  second: readonly OptionQuote[],
  fits: (a: OptionQuote, b: OptionQuote) => boolean,
): readonly (readonly [OptionQuote, OptionQuote])[] =>
  first.flatMap((a) => second.filter((b) => fits(a, b)).map((b) => [a, b] as const));

/** Distance of a strike from the forward, dollars a share. */
export const offForward = (chain: OptionChain, strike: Money): number =>
  Math.abs(toDollars(strike) - chain.terms.forward);

/**
 * One standard deviation of the price at expiry, dollars a share; two strike steps without a volatility.
 *
 *     forward · σ · √years
 */
export function expectedMove(chain: OptionChain): number {
  const { forward, years } = chain.terms;
  return chain.volatilityAtForward === null
    ? 2 * toDollars(chain.stepSize ?? ZERO_MONEY)
    : forward * chain.volatilityAtForward * Math.sqrt(years);
}

/**
 * A lower and an upper wing around a body: as nearly equal as the list of strikes allows, then
 * as near to `width` (dollars a share) as it allows.
 */
export function wings(
  lower: readonly OptionQuote[],
  upper: readonly OptionQuote[],
  inner: { readonly low: Money; readonly high: Money },
  width: number,
): readonly [OptionQuote, OptionQuote] | null {
  const below = lower.filter(({ strike }) => strike < inner.low);
  const above = upper.filter(({ strike }) => strike > inner.high);
  const low = new Map(below.map((quote) => [inner.low - quote.strike, quote]));
  const equal = above.flatMap((quote) => {
    const partner = low.get(quote.strike - inner.high);
    return partner === undefined ? [] : [[partner, quote] as const];
  });
  const offWidth = (distance: Money): number => Math.abs(toDollars(distance) - width);
  const pair = cheapest(equal, ([, high]) => offWidth(subtractMoney(high.strike, inner.high)));
  if (pair !== null) return pair;
  const p = cheapest(below, ({ strike }) => offWidth(subtractMoney(inner.low, strike)));
  const c = cheapest(above, ({ strike }) => offWidth(subtractMoney(strike, inner.high)));
  return p === null || c === null ? null : [p, c];
}

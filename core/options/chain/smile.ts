import { inverseNormalCdf } from '../pricing/index.ts';
import type { OptionChain, OptionQuote } from './option-chain.ts';

/** A quote with a volatility and a delta, and without a mark. */
export type MeasuredQuote = OptionQuote & { readonly iv: number; readonly delta: number };

const isMeasured = (quote: OptionQuote): quote is MeasuredQuote =>
  quote.iv !== null && quote.delta !== null && quote.flaw === null;

/**
 * The neighbours between which the delta of a side by ascending strike passes a value; null where it does not.
 *
 * @example
 * const calls = [quote('call', 105, { iv: 0.2, delta: 0.3 }), quote('call', 110, { iv: 0.2, delta: 0.2 })];
 * aroundDelta(calls, 0.25).map(({ strike }) => strike) // [1_050_000, 1_100_000]
 */
export function aroundDelta(
  quotes: readonly OptionQuote[],
  delta: number,
): readonly [MeasuredQuote, MeasuredQuote] | null {
  const known = quotes.filter(isMeasured);
  for (const [i, after] of known.entries()) {
    const before = known[i - 1];
    if (before && before.delta >= delta && after.delta <= delta) return [before, after];
  }
  return null;
}

/** The volatility at a delta, linear between its two neighbours. */
function ivAtDelta(quotes: readonly OptionQuote[], delta: number): number | null {
  const around = aroundDelta(quotes, delta);
  if (around === null) return null;
  const [before, after] = around;
  const span = after.delta - before.delta;
  if (span === 0) return before.iv;
  return before.iv + ((delta - before.delta) / span) * (after.iv - before.iv);
}

/** Delta at which both sides are compared; that of the put is negative. */
export const SKEW_DELTA = 0.25;

/**
 * Put–call skew of the smile at 25 delta: how much dearer the put out of the money is than the call, a fraction per
 * year; above zero where protection is dear. Null where a side does not reach 25 delta.
 *
 *     skew = σ(put, Δ = −0.25) − σ(call, Δ = 0.25)
 *
 * @example
 * const puts = [quote('put', 90, { iv: 0.28, delta: -0.2 }), quote('put', 95, { iv: 0.24, delta: -0.3 })];
 * const calls = [quote('call', 105, { iv: 0.2, delta: 0.3 }), quote('call', 110, { iv: 0.22, delta: 0.2 })];
 * putCallSkew(chainOf(100, [...puts, ...calls])) // 0.05: 0.26 − 0.21, each in the middle of its neighbours
 */
export function putCallSkew({ calls, puts }: OptionChain): number | null {
  const call = ivAtDelta(calls, SKEW_DELTA);
  const put = ivAtDelta(puts, -SKEW_DELTA);
  return call === null || put === null ? null : put - call;
}

/** Log-moneynesses between which the strike of a delta is searched, and halvings of the search. */
const FURTHEST = 3;
const HALVINGS = 60;

/**
 * Skew of a smile of total variance w by log-moneyness k: the {@link putCallSkew} of its model, with deltas on the forward.
 *
 *     σ(k₁) − σ(k₂)   with Φ(d₁(k₁)) = 0.75,  Φ(d₁(k₂)) = 0.25,  d₁ = −k/√w + √w/2
 *
 * Null where a delta is not reached. Years to the expiry; a fraction per year.
 *
 * @example putCallSkewOf(() => 0.04, 1) // 0: a flat smile has no skew
 */
export function putCallSkewOf(variance: (k: number) => number, years: number): number | null {
  const volatilityAt = (delta: number): number | null => {
    const wanted = inverseNormalCdf(delta);
    const excess = (k: number): number => {
      const root = Math.sqrt(variance(k));
      return root / 2 - k / root - wanted;
    };
    let [low, high] = [-FURTHEST, FURTHEST];
    if (!(excess(low) > 0 && excess(high) < 0)) return null;
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      if (excess(middle) > 0) low = middle;
      else high = middle;
    }
    return Math.sqrt(variance(low) / years);
  };
  const [call, put] = [volatilityAt(SKEW_DELTA), volatilityAt(1 - SKEW_DELTA)];
  return call === null || put === null ? null : put - call;
}

/**
 * Skew for 30 days: the {@link putCallSkew} of the expiries around them, linear in days between two; null where one is
 * unknown or none is given.
 *
 * @example thirtyDaySkew([]) // null
 */
export function thirtyDaySkew(chains: readonly OptionChain[]): number | null {
  const [before, after] = chains.map((chain) => ({
    days: chain.daysToExpiry,
    skew: putCallSkew(chain),
  }));
  if (!before || before.skew === null) return null;
  if (!after || after.days === before.days) return before.skew;
  if (after.skew === null) return null;
  const part = (30 - before.days) / (after.days - before.days);
  return before.skew + part * (after.skew - before.skew);
}

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
export const REVERSAL_DELTA = 0.25;

/**
 * Skew of the smile as risk reversal of 25 delta: how much dearer the call out of the money is than the put,
 * a fraction per year; below zero where protection is dear. Null where a side does not reach 25 delta.
 *
 *     skew = σ(call, Δ = 0.25) − σ(put, Δ = −0.25)
 *
 * @example
 * const puts = [quote('put', 90, { iv: 0.28, delta: -0.2 }), quote('put', 95, { iv: 0.24, delta: -0.3 })];
 * const calls = [quote('call', 105, { iv: 0.2, delta: 0.3 }), quote('call', 110, { iv: 0.22, delta: 0.2 })];
 * riskReversal(chainOf(100, [...puts, ...calls])) // -0.05: 0.21 − 0.26, each in the middle of its neighbours
 */
export function riskReversal({ calls, puts }: OptionChain): number | null {
  const call = ivAtDelta(calls, REVERSAL_DELTA);
  const put = ivAtDelta(puts, -REVERSAL_DELTA);
  return call === null || put === null ? null : call - put;
}

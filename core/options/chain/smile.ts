import { toDollars } from '../../shared/index.ts';
import type { OptionType } from '../contracts/index.ts';
import type { OptionChain, OptionQuote } from './option-chain.ts';

/** The volatility of one strike. */
export interface SmilePoint {
  /** Dollars. */
  readonly strike: number;
  /** A fraction a year. */
  readonly iv: number;
  /** Whose price it was implied from. */
  readonly type: OptionType;
}

const pointOf = ({ strike, iv, type, flaw }: OptionQuote): SmilePoint[] =>
  iv === null || flaw !== null ? [] : [{ strike: toDollars(strike), iv, type }];

/**
 * Implied volatility over strikes, ascending, from what is out of the money: puts below the forward, calls at and
 * above it. Their prices are all time value, so that a tick of theirs moves the volatility least. Marked quotes are left out.
 */
export function smileOf({ calls, puts, terms }: OptionChain): SmilePoint[] {
  const below = puts.filter(({ strike }) => toDollars(strike) < terms.forward);
  const above = calls.filter(({ strike }) => toDollars(strike) >= terms.forward);
  return [...below, ...above].flatMap(pointOf);
}

/** A quote with a volatility and a delta, and without a mark. */
export type MeasuredQuote = OptionQuote & { readonly iv: number; readonly delta: number };

const isMeasured = (quote: OptionQuote): quote is MeasuredQuote =>
  quote.iv !== null && quote.delta !== null && quote.flaw === null;

/** The neighbours between which a side's delta passes a value; null where it does not. */
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

/** At which delta, below zero of the put, both sides are compared. */
export const REVERSAL_DELTA = 0.25;

/**
 * Skew of the smile as risk reversal of 25 delta: how much dearer the call out of the money is than the put,
 * a fraction a year; below zero where protection is dear. Null where a side does not reach 25 delta.
 *
 *     skew = σ(call, Δ = 0.25) − σ(put, Δ = −0.25)
 */
export function riskReversal({ calls, puts }: OptionChain): number | null {
  const call = ivAtDelta(calls, REVERSAL_DELTA);
  const put = ivAtDelta(puts, -REVERSAL_DELTA);
  return call === null || put === null ? null : call - put;
}

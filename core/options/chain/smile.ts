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

/** The volatility where a side's delta passes a value, linear between its two neighbours; null where it does not. */
function ivAtDelta(quotes: readonly OptionQuote[], delta: number): number | null {
  const known = quotes.flatMap(({ iv, delta: own, flaw }) =>
    iv === null || own === null || flaw !== null ? [] : [{ iv, delta: own }],
  );
  for (const [i, after] of known.entries()) {
    const before = known[i - 1];
    if (!before || before.delta < delta || after.delta > delta) continue;
    const span = after.delta - before.delta;
    if (span === 0) return before.iv;
    return before.iv + ((delta - before.delta) / span) * (after.iv - before.iv);
  }
  return null;
}

/**
 * Skew of the smile as risk reversal of 25 delta: how much dearer the call out of the money is than the put,
 * a fraction a year; below zero where protection is dear. Null where a side does not reach 25 delta.
 *
 *     skew = σ(call, Δ = 0.25) − σ(put, Δ = −0.25)
 */
export function riskReversal({ calls, puts }: OptionChain): number | null {
  const call = ivAtDelta(calls, 0.25);
  const put = ivAtDelta(puts, -0.25);
  return call === null || put === null ? null : call - put;
}

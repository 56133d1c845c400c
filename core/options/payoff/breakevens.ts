import type { ExactInterval, ExactPrice } from './exact-price.ts';
import { mergeIntervals } from './exact-price.ts';
import type { ProfitLine } from './profit-at-expiry.ts';
import { profitPieces } from './profit-pieces.ts';

/**
 * Prices of the underlying at which the strategy neither gains nor loses on the expiry day, ascending.
 *
 * profit(S) is a straight line between neighbouring strikes, so each root is an exact fraction, not searched for:
 *
 *     S* = a − profit(a) / slope    where profit changes sign between a and its neighbour
 *
 * Above the last strike the line goes on with the shares of calls and stock as its slope. A touch of zero counts;
 * a stretch on which profit is zero is no breakeven but a zero interval.
 */
export function breakevens(line: ProfitLine): ExactPrice[] {
  const pieces = profitPieces(line);
  return pieces
    .filter((piece, i) => piece.signAtFrom === 0 && piece.sign !== 0 && pieces[i - 1]?.sign !== 0)
    .map((piece) => piece.from);
}

/** Stretches on which profit is exactly zero, ascending: neither profit nor loss, and never counted as profit. */
export const zeroIntervals = (line: ProfitLine): ExactInterval[] =>
  mergeIntervals(profitPieces(line).filter((piece) => piece.sign === 0));

import { daysBetween, ok, refuse } from '../../shared/index.ts';
import type { CalendarDate, Dollars, Result } from '../../shared/index.ts';

/** The closing price of a day. */
export interface DailyClose {
  readonly date: CalendarDate;
  readonly close: Dollars;
}

/** Minimum number of past moves that a distribution is made from. */
export const LEAST_MOVES = 60;

/** Why there are no past moves: less than a day is left, or the closes are too few. */
export type NoPastMoves =
  | { readonly kind: 'noWholeDay' }
  | { readonly kind: 'tooFewCloses'; readonly moves: number; readonly needed: number };

/**
 * Moves of a stock over a number of calendar days, one from each close to the first close at least as many days later;
 * they overlap. Logarithms of price ratios.
 *
 *     rᵢ = ln(C(dᵢ + days) / C(dᵢ))
 *
 * @param closes oldest first
 * @example pastMoves([{ date: '2026-05-01', close: 100 }], 30) // { ok: false, error: { kind: 'tooFewCloses', moves: 0, needed: 60 } }
 */
export function pastMoves(
  closes: readonly DailyClose[],
  days: number,
): Result<readonly number[], NoPastMoves> {
  if (!(days >= 1)) return refuse({ kind: 'noWholeDay' });
  const moves: number[] = [];
  let end = 0;
  for (const { date, close } of closes) {
    while (end < closes.length && daysBetween(date, closes[end]!.date) < days) end++;
    const later = closes[end];
    if (!later) break;
    if (close > 0 && later.close > 0) moves.push(Math.log(later.close / close));
  }
  if (moves.length < LEAST_MOVES)
    return refuse({ kind: 'tooFewCloses', moves: moves.length, needed: LEAST_MOVES });
  return ok(moves);
}

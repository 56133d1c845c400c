import { newYorkDate } from '../../calendar/index.ts';
import { reactionDays, type Bar, type EarningsReport } from '../../market/index.ts';
import type { VolatilityDay } from '../chain/index.ts';

/** How the price took up one report; fractions of the close before it. */
export interface EarningsReaction {
  readonly report: EarningsReport;
  /** From the close before the report to the close after it. */
  readonly move: number;
  /** From the close before to the next open; null where it is not known between which sessions the report came. */
  readonly gap: number | null;
  /** Implied volatility at the money for 30 days at both closes, fractions per year; null = unknown. */
  readonly ivBefore: number | null;
  readonly ivAfter: number | null;
}

/**
 * How the price took up each report, latest first. Reports whose closes are missing are left out.
 *
 *     move = C_after / C_before − 1,   gap = O_after / C_before − 1
 *
 * @param bars daily bars, dollars
 * @param history implied volatilities of the same days, as far as they are known
 * @example
 * const bars = [['2026-11-17', 98, 100], ['2026-11-18', 107, 105]].map(([day, open, close]) => ({ at: Date.parse(day + 'T21:00Z'), open, close }));
 * earningsReactions([{ symbol: 'ACME', date: '2026-11-18', time: 'beforeOpen', confirmed: true }], bars, [])[0].move.toFixed(4) // '0.0500'
 */
export function earningsReactions(
  reports: readonly EarningsReport[],
  bars: readonly Bar[],
  history: readonly VolatilityDay[],
): EarningsReaction[] {
  const barOn = new Map(bars.map((bar) => [newYorkDate(bar.at), bar]));
  const ivOn = new Map(history.map(({ date, iv }) => [date, iv]));
  return reports
    .flatMap((report) => {
      const { before, after } = reactionDays(report);
      const [first, last] = [barOn.get(before), barOn.get(after)];
      if (!first || !last || !(first.close > 0)) return [];
      return {
        report,
        move: last.close / first.close - 1,
        gap: report.time === null ? null : last.open / first.close - 1,
        ivBefore: ivOn.get(before) ?? null,
        ivAfter: ivOn.get(after) ?? null,
      };
    })
    .reverse();
}

/**
 * Root mean square of the moves upon past reports, a fraction: what one standard deviation of the next report would be
 * if it were like them. Null without a move.
 *
 *     √(Σ moveᵢ² / n)
 *
 * @example usualReaction([{ move: 0.03 }, { move: -0.04 }]).toFixed(4) // '0.0354'
 */
export function usualReaction(reactions: readonly Pick<EarningsReaction, 'move'>[]): number | null {
  if (reactions.length === 0) return null;
  return Math.sqrt(reactions.reduce((sum, { move }) => sum + move ** 2, 0) / reactions.length);
}

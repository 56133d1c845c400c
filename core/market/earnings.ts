import { nextTradingDay, previousTradingDay, sessionOn } from '../calendar/index.ts';
import type { CalendarDate, Instant } from '../shared/index.ts';

/** When on its day a company reports: before the session opens or after it has closed. */
export const REPORT_TIMES = ['beforeOpen', 'afterClose'] as const;
export type ReportTime = (typeof REPORT_TIMES)[number];

/** A quarterly report of a company. */
export interface EarningsReport {
  readonly symbol: string;
  readonly date: CalendarDate;
  /** Null where the source does not know it. */
  readonly time: ReportTime | null;
  /** Whether the company has announced the date. An estimated date may still change. */
  readonly confirmed: boolean;
}

export interface EarningsQuery {
  readonly from: CalendarDate;
  /** The last day. */
  readonly to: CalendarDate;
  /** Null for all companies that the source knows. */
  readonly symbol: string | null;
}

/** Reports by date, those of one day by symbol. */
export const byReportDate = (a: EarningsReport, b: EarningsReport): number =>
  a.date === b.date ? (a.symbol < b.symbol ? -1 : 1) : a.date < b.date ? -1 : 1;

/** The sessions before and after a report. */
export interface ReactionDays {
  /** The last session that closes before the report. */
  readonly before: CalendarDate;
  /** The first session that closes after it. */
  readonly after: CalendarDate;
}

/**
 * The sessions between whose closes the price takes up a report. A report whose time is unknown may come before the open
 * or after the close, so its span has both.
 *
 * @example reactionDays({ date: '2026-11-18', time: 'afterClose' }) // { before: '2026-11-18', after: '2026-11-19' }
 */
export function reactionDays({ date, time }: Pick<EarningsReport, 'date' | 'time'>): ReactionDays {
  const isSession = sessionOn(date) !== null;
  return {
    before: isSession && time === 'afterClose' ? date : previousTradingDay(date),
    after: isSession && time === 'beforeOpen' ? date : nextTradingDay(date),
  };
}

/**
 * Whether the close of a day takes up a report, as the settlement of options that expire on it does.
 *
 * @example isKnownByClose({ date: '2026-11-20', time: 'afterClose' }, '2026-11-20') // false
 */
export const isKnownByClose = (
  report: Pick<EarningsReport, 'date' | 'time'>,
  day: CalendarDate,
): boolean => reactionDays(report).after <= day;

/**
 * The next report: the first whose news the price has not taken up with a close; null where none is known.
 *
 * @param reports of one company, by date
 * @example
 * const reports = ['2026-11-18', '2027-02-17'].map((date) => ({ symbol: 'ACME', date, time: 'afterClose', confirmed: true }));
 * nextReport(reports, Date.parse('2026-11-19T20:00:00Z')).date // '2026-11-18'
 * nextReport(reports, Date.parse('2026-11-19T21:00:00Z')).date // '2027-02-17'
 */
export const nextReport = <Report extends Pick<EarningsReport, 'date' | 'time'>>(
  reports: readonly Report[],
  at: Instant,
): Report | null =>
  reports.find((report) => sessionOn(reactionDays(report).after)!.close > at) ?? null;

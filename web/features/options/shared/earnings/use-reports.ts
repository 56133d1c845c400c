import type { EarningsReport } from '@toolyard/core/market';
import { addDays, isFileSymbol } from '@toolyard/core/shared';
import { useListEarningsQuery, type NamedReportResponse } from '../../../../api/generated.ts';
import { useToday } from '../live/use-now.ts';

/** How far ahead reports are marked: the most that one call answers. */
const AHEAD_DAYS = 99;

/** A report of the wire; its day is one of the calendar. */
export type ComingReport = NamedReportResponse & Pick<EarningsReport, 'date'>;

const NONE: readonly ComingReport[] = [];

/** The coming reports of all companies, by date; none while they are unknown. */
function useComingReports(skip = false): readonly ComingReport[] {
  const today = useToday();
  const { data } = useListEarningsQuery({ from: today, to: addDays(today, AHEAD_DAYS) }, { skip });
  return (data?.data.results as readonly ComingReport[] | null | undefined) ?? NONE;
}

/** The coming reports of a stock; none of a chain file, whose days are past. */
export function useReportsOf(symbol: string | undefined): readonly ComingReport[] {
  const reports = useComingReports(symbol === undefined || isFileSymbol(symbol));
  return reports.filter((report) => report.symbol === symbol);
}

import { newYorkDate } from '@toolyard/core/calendar';
import { isFileSymbol } from '@toolyard/core/options/contracts';
import { addDays, type CalendarDate } from '@toolyard/core/shared';
import { useListEarningsQuery, type NamedReportResponse } from '../../../../api/generated.ts';
import { useNow } from '../live/use-now.ts';

/** How far ahead reports are marked: the most that one call answers. */
const AHEAD_DAYS = 99;

const NONE: readonly NamedReportResponse[] = [];

/** The coming reports of all companies, by date; none while they are unknown. */
export function useComingReports(skip = false): readonly NamedReportResponse[] {
  const today = newYorkDate(useNow());
  const { data } = useListEarningsQuery({ from: today, to: addDays(today, AHEAD_DAYS) }, { skip });
  return data?.data.results ?? NONE;
}

/** The coming reports of a stock; none of a chain file, whose days are past. */
export function useReportsOf(symbol: string | undefined): readonly NamedReportResponse[] {
  const reports = useComingReports(symbol === undefined || isFileSymbol(symbol));
  return reports.filter((report) => report.symbol === symbol);
}

/** Whether an option that expires on a day is still held when the report comes. */
export const isBeforeExpiry = (
  { date, time }: Pick<NamedReportResponse, 'date' | 'time'>,
  expiry: CalendarDate,
): boolean => date < expiry || (date === expiry && time === 'beforeOpen');

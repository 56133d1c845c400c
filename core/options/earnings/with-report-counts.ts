import { sessionOn } from '../../calendar/index.ts';
import { reactionDays, type EarningsReport } from '../../market/index.ts';
import { addDays, type Instant } from '../../shared/index.ts';
import type { ExpirySummary } from '../chain/index.ts';

/** A calendar may not have the report after the next one yet; it comes about 13 weeks later. */
const CERTAIN_DAYS = 80;

/**
 * The expiries with the number of reports up to each. Where the source of quotes does not count them, a calendar does:
 * reports whose first session opens after the quotes, and expiries so near to the next report that no later one can come
 * before them. Expiries that cannot be counted are left out.
 *
 * @param reports by date
 * @param asOf of the quotes
 * @example
 * const expiries = [{ expiry: '2027-01-15' }, { expiry: '2027-02-19' }, { expiry: '2027-06-18' }];
 * const report = { symbol: 'ACME', date: '2027-01-28', time: 'afterClose', confirmed: true };
 * withReportCounts(expiries, [report], Date.parse('2027-01-04T15:00:00Z')) // [{ expiry: '2027-01-15', earnings: 0 }, { expiry: '2027-02-19', earnings: 1 }]
 */
export function withReportCounts<T extends Pick<ExpirySummary, 'expiry' | 'earnings'>>(
  expiries: readonly T[],
  reports: readonly EarningsReport[],
  asOf: Instant,
): readonly T[] {
  if (expiries.every(({ earnings }) => earnings !== undefined)) return expiries;
  const first = reports
    .map((report) => reactionDays(report).after)
    .filter((day) => sessionOn(day)!.open > asOf);
  const [next] = first;
  if (next === undefined) return [];
  return expiries
    .filter(({ expiry }) => expiry < addDays(next, CERTAIN_DAYS))
    .map((summary) => ({
      ...summary,
      earnings: first.filter((day) => day <= summary.expiry).length,
    }));
}

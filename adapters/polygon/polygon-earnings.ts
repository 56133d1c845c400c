import {
  byReportDate,
  PROVIDER_GARBAGE,
  type EarningsQuery,
  type EarningsReport,
  type EarningsReports,
  type ReportTime,
  type Sourced,
} from '@toolyard/core/market';
import type { Clock } from '@toolyard/core/shared';
import { onlyRows, type PolygonClient } from './polygon-client.ts';
import { ifIncluded, sourced } from './provenance.ts';
import { toProviderTicker, toSymbol, type Tickers } from './tickers.ts';
import { EarningsRow } from './wire.ts';

/** Rows of one page, the most that the provider sends. */
const PAGE = 1000;
const MAX_PAGES = 3;

/** The calendar of Benzinga, an add-on to the provider's plans. A plan without it has no calendar. */
export class PolygonEarnings implements EarningsReports {
  constructor(
    private readonly client: PolygonClient,
    private readonly tickers: Tickers,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.tickers.knows(symbol);
  }

  async reports({
    from,
    to,
    symbol,
  }: EarningsQuery): Promise<Sourced<readonly EarningsReport[] | null>> {
    const call = this.client.begin();
    const query = {
      ticker: symbol === null ? undefined : toProviderTicker(symbol),
      'date.gte': from,
      'date.lte': to,
      sort: 'date.asc',
      limit: PAGE,
    };
    let isIncluded = true;
    const read = call.rows('/benzinga/v1/earnings', query, EarningsRow, MAX_PAGES);
    const [found] = await Promise.all([
      ifIncluded(read, () => (isIncluded = false)),
      symbol === null ? null : this.tickers.assertKnown(symbol, call),
    ]);
    const asOf = this.clock.now();
    // A list that the plan includes may be empty, but is never unknown.
    if (found === null && isIncluded) throw PROVIDER_GARBAGE();
    if (found === null) return sourced(null, { asOf, partial: true });
    const { rows, complete } = onlyRows(
      found,
      ({ ticker, date }) =>
        date >= from && date <= to && (symbol === null || toSymbol(ticker) === symbol),
    );
    const reports = rows.map(reportOf);
    const each = new Map(reports.map((report) => [`${report.symbol} ${report.date}`, report]));
    return sourced([...each.values()].sort(byReportDate), { asOf, partial: !complete });
  }
}

const reportOf = ({ ticker, date, time, date_status }: EarningsRow): EarningsReport => ({
  symbol: toSymbol(ticker),
  date,
  time: timeOf(time),
  confirmed: date_status === 'confirmed',
});

/** Times are New York's: `07:00:00`, `16:05:00 EST`. */
function timeOf(time: string | null): ReportTime | null {
  const clock = time?.slice(0, 5) ?? '';
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(clock) || clock === '00:00') return null;
  if (clock < '09:30') return 'beforeOpen';
  return clock >= '16:00' ? 'afterClose' : null;
}

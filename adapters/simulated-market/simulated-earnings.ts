import {
  byReportDate,
  SYMBOL_UNKNOWN,
  type EarningsQuery,
  type EarningsReport,
  type EarningsReports,
  type Sourced,
} from '@toolyard/core/market';
import { addDays, type Clock } from '@toolyard/core/shared';
import { newYorkDate } from '@toolyard/core/calendar';
import { sourced } from './provenance.ts';
import type { Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

/** A company announces the date of its report so many days ahead. */
const ANNOUNCED_DAYS = 14;

/** Reports of the simulated companies; each moves the first opening price after it. */
export class SimulatedEarnings implements EarningsReports {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tapes: ReadonlyMap<string, StockTape>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.tapes.has(symbol));
  }

  async reports({ from, to, symbol }: EarningsQuery): Promise<Sourced<readonly EarningsReport[]>> {
    if (symbol !== null && !this.tapes.has(symbol)) throw SYMBOL_UNKNOWN();
    const now = this.clock.now();
    const announced = addDays(newYorkDate(now), ANNOUNCED_DAYS);
    const value = [...this.tapes.values()]
      .filter(({ stock }) => symbol === null || stock.ticker === symbol)
      .flatMap(({ stock, earnings }) =>
        earnings.reportsBetween(from, to).map((report) => ({
          ...report,
          symbol: stock.ticker,
          confirmed: report.date <= announced,
        })),
      )
      .sort(byReportDate);
    return Promise.resolve(sourced(value, this.sessions, now));
  }
}

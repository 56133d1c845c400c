import {
  byReportDate,
  SYMBOL_UNKNOWN,
  type EarningsQuery,
  type EarningsReport,
  type EarningsReports,
  type Sourced,
} from '@toolyard/core/market';
import { addDays, type CalendarDate, type Clock } from '@toolyard/core/shared';
import { newYorkDate } from '@toolyard/core/calendar';
import { sourced } from './provenance.ts';
import type { Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

/** A company announces the date of its report so many days ahead. */
const ANNOUNCED_DAYS = 14;

/** Reports of the simulated companies; each moves the opening price of its day. */
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
        earnings.datesBetween(from, to).map((date) => reportOf(stock.ticker, date, announced)),
      )
      .sort(byReportDate);
    return Promise.resolve(sourced(value, this.sessions, now));
  }
}

const reportOf = (symbol: string, date: CalendarDate, announced: CalendarDate): EarningsReport => ({
  symbol,
  date,
  time: 'beforeOpen',
  confirmed: date <= announced,
});

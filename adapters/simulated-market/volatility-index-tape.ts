import { addDays, type CalendarDate, type Instant } from '@toolyard/core/shared';
import { DividendCalendar } from './dividends.ts';
import { EarningsCalendar } from './earnings.ts';
import { SESSIONS_PER_YEAR } from './garch.ts';
import { steadyPath, toCents, type IntradayPath } from './intraday-path.ts';
import type { Session, Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';
import { StockTape, type LastPrice } from './stock-tape.ts';
import {
  INDEX_DAYS,
  indexForward,
  indexVariance,
  INDEX_YEARS,
  levelOf,
  modelFreeTable,
} from './volatility-index.ts';

/**
 * The volatility index: at every minute the model-free volatility of the SPX options' own smile over 30 days. Its
 * options are priced on its forward, which is no multiple of the spot.
 */
export class VolatilityIndexTape extends StockTape {
  private readonly expected: (theta: number) => number;

  constructor(
    seed: string,
    index: Stock,
    private readonly days: Sessions,
    private readonly underlying: StockTape,
  ) {
    const levels = modelFreeTable(underlying.stock.smile);
    const logLevel = (session: number): number =>
      Math.log(
        level(underlying, levels, days.at(Math.max(session, 0)), underlying.variance(session + 1)),
      );
    const variance = indexVariance(1 / SESSIONS_PER_YEAR);
    const daily = {
      step: (i: number) => ({
        previousClose: logLevel(i - 1),
        close: logLevel(i),
        variance,
        openingJump: 0,
      }),
      varianceAfter: () => variance,
    };
    const earnings = new EarningsCalendar(seed, index, days);
    super(seed, index, days, daily, earnings, new DividendCalendar(seed, index, days));
    this.expected = levels;
  }

  /** Of the log index. */
  override impliedVariance(
    _from: Instant,
    _variance: number,
    _expiry: CalendarDate,
    years: number,
  ): number {
    return indexVariance(years);
  }

  override forward(last: LastPrice, expiry: CalendarDate, years: number): number {
    const { at, variance } = this.underlying.lastPrice(last.at);
    const until = (date: CalendarDate, time: number): number =>
      this.expected(this.underlying.impliedVariance(at, variance, date, time));
    const end = addDays(expiry, INDEX_DAYS);
    return indexForward(until(end, years + INDEX_YEARS) - until(expiry, years), years);
  }

  protected override newPath(session: Session): IntradayPath {
    const before = this.underlying.variance(session.index);
    const after = this.underlying.variance(session.index + 1);
    return steadyPath(session, (elapsed) =>
      toCents(
        Math.log(
          level(this.underlying, this.expected, session, before + (after - before) * elapsed),
        ),
      ),
    );
  }
}

/** The index while the variance of a session of the underlying is foreseen as given. */
function level(
  underlying: StockTape,
  expected: (theta: number) => number,
  session: Session,
  variance: number,
): number {
  const end = addDays(session.date, INDEX_DAYS);
  return levelOf(expected(underlying.impliedVariance(session.open, variance, end, INDEX_YEARS)));
}

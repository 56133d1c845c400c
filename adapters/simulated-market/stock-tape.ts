import type { Bar } from '@toolyard/core/market';
import { forwardPrice } from '@toolyard/core/options/chain';
import type { CalendarDate, Instant } from '@toolyard/core/shared';
import type { DailyStep } from './daily-path.ts';
import type { DividendCalendar } from './dividends.ts';
import type { EarningsCalendar } from './earnings.ts';
import { reversionSpeed, SESSIONS_PER_YEAR } from './garch.ts';
import { intradayPath, toCents, type IntradayPath } from './intraday-path.ts';
import { BoundedCache } from './bounded-cache.ts';
import { MINUTE, type Session, type Sessions } from './sessions.ts';
import type { PriceDynamics, Stock } from './stock.ts';
import { MARKET_FACTOR } from './market-factor.ts';
import { totalVariance } from './volatility-surface.ts';

/** Continuous and flat, a fraction per year. */
export const INTEREST_RATE = 0.04;

/** Cache sizes: sessions with minute data, and daily bars. */
const CACHED_PATHS = 8;
const CACHED_BARS = 2600;

/** Ratio of implied variance to forecast variance. */
const RISK_PREMIUM = 1.1 ** 2;

const jumpVariance = ({ beta, jumpsPerYear, jumpSize }: PriceDynamics): number =>
  beta ** 2 * MARKET_FACTOR.jumpsPerYear * MARKET_FACTOR.jumpSize ** 2 +
  jumpsPerYear * jumpSize ** 2;

/** The price of a stock at one instant and where in its session that is. */
export interface LastPrice {
  readonly price: number;
  /** Minute of the session, 0 at the open. */
  readonly minute: number;
  readonly session: Session;
  /** When the price was made: that minute, or the last close. */
  readonly at: Instant;
  /** Close of the session before, dollars. */
  readonly previousClose: number;
  /** Share of the session's trade and variance that has passed. */
  readonly passed: number;
  /** Variance of a session's return as foreseen now. */
  readonly variance: number;
}

/** The sessions of a daily path. */
export interface DailySteps {
  step(index: number): DailyStep;
  /** Forecast variance of the session after `index`. */
  varianceAfter(index: number): number;
}

/** All trades of one stock since the first session. */
export class StockTape {
  /** Variance of the log price in the long run as options reckon with it, a year; earnings apart. */
  readonly longRunVariance: number;
  private readonly paths = new BoundedCache<number, IntradayPath>(CACHED_PATHS);
  private readonly bars = new BoundedCache<number, Bar>(CACHED_BARS);

  constructor(
    private readonly seed: string,
    readonly stock: Stock,
    private readonly sessions: Sessions,
    protected readonly daily: DailySteps,
    readonly earnings: EarningsCalendar,
    readonly dividends: DividendCalendar,
  ) {
    const { beta, ownVolatility } = stock.dynamics;
    this.longRunVariance =
      ((beta * MARKET_FACTOR.volatility) ** 2 + ownVolatility ** 2) * RISK_PREMIUM +
      jumpVariance(stock.dynamics);
  }

  lastPrice(now: Instant): LastPrice {
    const session = this.sessions.lastOpened(now);
    const passed = Math.floor((now - session.open) / MINUTE);
    const minute = Math.min(Math.max(passed, 0), session.minutes);
    const { prices, elapsed } = this.path(session);
    const step = this.daily.step(session.index);
    const after = this.daily.varianceAfter(session.index);
    return {
      price: prices[minute]!,
      minute,
      session,
      at: session.open + minute * MINUTE,
      previousClose: toCents(step.previousClose),
      passed: elapsed[minute]!,
      variance: step.variance + (after - step.variance) * elapsed[minute]!,
    };
  }

  /** Variance of the log price until an expiry as options reckon with it, `years` from then. */
  impliedVariance(from: Instant, variance: number, expiry: CalendarDate, years: number): number {
    const { dynamics } = this.stock;
    const state = {
      current: variance * SESSIONS_PER_YEAR * RISK_PREMIUM + jumpVariance(dynamics),
      longRun: this.longRunVariance,
      speed: reversionSpeed(dynamics.garch),
    };
    const reports = this.earnings.countBetween(from, expiry);
    return totalVariance(state, years, reports * dynamics.earningsSize ** 2);
  }

  /** Forward of an expiry, dollars: less the dividends by date; an index has the yield of its shares. */
  forward({ price, at }: LastPrice, expiry: CalendarDate, years: number): number {
    const { type, dividendYield } = this.stock;
    if (type === 'INDEX') return price * Math.exp((INTEREST_RATE - dividendYield) * years);
    return forwardPrice(price, at, years, INTEREST_RATE, this.dividends.until(at, expiry));
  }

  /** Variance of a session's return as foreseen before it. */
  variance(index: number): number {
    return this.daily.step(index).variance;
  }

  /** One session as the daily path has it. */
  day(index: number): DailyStep {
    return this.daily.step(index);
  }

  close(index: number): number {
    return toCents(this.daily.step(index).close);
  }

  /** Share of a session's trade and variance that has passed, by minute. */
  elapsed(session: Session): Float64Array {
    return this.path(session).elapsed;
  }

  /** The bar of a whole session. */
  dailyBar(session: Session): Bar {
    return this.bars.get(session.index, () => this.bar(session, 0, session.minutes, session.day));
  }

  /** From one minute of a session to a later one, dated `at`. */
  bar(session: Session, from: number, to: number, at: Instant): Bar {
    const { prices, volumes } = this.path(session);
    const span = prices.subarray(from, to + 1);
    return {
      at,
      open: span[0]!,
      high: span.reduce((a, b) => Math.max(a, b)),
      low: span.reduce((a, b) => Math.min(a, b)),
      close: span[to - from]!,
      volume: volumes[to]! - volumes[from]!,
    };
  }

  private path(session: Session): IntradayPath {
    return this.paths.get(session.index, () => this.newPath(session));
  }

  protected newPath(session: Session): IntradayPath {
    return intradayPath(this.seed, this.stock, session, this.daily.step(session.index));
  }
}

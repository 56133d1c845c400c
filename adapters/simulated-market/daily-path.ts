import { meanVariance, nextVariance, SESSIONS_PER_YEAR } from './garch.ts';
import type { DividendCalendar } from './dividends.ts';
import type { EarningsCalendar } from './earnings.ts';
import type { MarketFactor } from './market-factor.ts';
import { randomStream } from './random.ts';
import type { Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';
import { usualPriceAt } from './usual-price.ts';

/** Speed of mean reversion of the log price to its trend, per year. */
const MEAN_REVERSION = 0.6;

/** One session of a daily path; prices are logarithms of dollars. */
export interface DailyStep {
  readonly previousClose: number;
  readonly close: number;
  /** Forecast variance of the session's return, without jumps. */
  readonly variance: number;
  /** Log return at the open from jumps, earnings and dividends. */
  readonly openingJump: number;
}

/**
 * Closes of one stock since the first session, computed once:
 *
 *     r = pull to the trend + dividend yield + β · market + GJR-GARCH shock + jumps + earnings − dividend
 */
export class DailyPath {
  private readonly steps: DailyStep[] = [];
  private ownVariance: number;
  private readonly ownMean: number;

  constructor(
    private readonly seed: string,
    private readonly stock: Stock,
    private readonly sessions: Sessions,
    private readonly market: MarketFactor,
    private readonly earnings: EarningsCalendar,
    private readonly dividends: DividendCalendar,
  ) {
    this.ownMean = meanVariance(stock.dynamics.ownVolatility);
    this.ownVariance = this.ownMean;
  }

  step(index: number): DailyStep {
    while (this.steps.length <= index) this.extend();
    return this.steps[index]!;
  }

  /** Forecast variance of the session after `index`. */
  varianceAfter(index: number): number {
    return this.step(index + 1).variance;
  }

  private extend(): void {
    const index = this.steps.length;
    const { dynamics, ticker, repeats, type, dividendYield } = this.stock;
    const { date, open } = this.sessions.at(index);
    const random = randomStream(`${this.seed}|${repeats ?? ticker}|${date}|return`);
    const shock = Math.sqrt(this.ownVariance) * random.studentT(dynamics.degrees);
    const jumps = random.uniform() < dynamics.jumpsPerYear / SESSIONS_PER_YEAR;
    const reports = this.earnings.isReported(index);
    const trend = Math.log(usualPriceAt(this.stock, open));
    const previousClose = this.steps[index - 1]?.close ?? trend;
    const paid = this.dividends.amountOn(date);
    const openingJump =
      (jumps ? dynamics.jumpSize * random.normal() : 0) +
      (reports ? dynamics.earningsSize * random.normal() : 0) +
      Math.log1p(-paid / Math.exp(previousClose));
    const pull = (MEAN_REVERSION / SESSIONS_PER_YEAR) * (trend - previousClose);
    const carry = type === 'INDEX' ? 0 : dividendYield / SESSIONS_PER_YEAR;
    const diffusive = pull + carry + dynamics.beta * this.market.logReturn(index) + shock;
    this.steps.push({
      previousClose,
      close: previousClose + diffusive + openingJump,
      variance: dynamics.beta ** 2 * this.market.variance(index) + this.ownVariance,
      openingJump,
    });
    this.ownVariance = nextVariance(dynamics.garch, this.ownMean, this.ownVariance, shock);
  }
}

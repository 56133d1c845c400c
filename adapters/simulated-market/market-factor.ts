import { meanVariance, nextVariance, SESSIONS_PER_YEAR } from './garch.ts';
import { randomStream } from './random.ts';
import type { Sessions } from './sessions.ts';
import { INDEX } from './stock-profiles.ts';

/** The market factor's own dynamics: volatility a year, jumps a year and their size. */
export const MARKET_FACTOR = {
  volatility: 0.17,
  garch: INDEX.garch,
  degrees: INDEX.degrees,
  jumpsPerYear: 0.5,
  jumpSize: 0.025,
} as const;

const { volatility, garch, degrees, jumpsPerYear, jumpSize } = MARKET_FACTOR;
const MEAN = meanVariance(volatility);

/** The common market factor: one log return and one variance per session, computed once. */
export class MarketFactor {
  private readonly returns: number[] = [];
  /** Forecast at the previous close; one element longer than the returns. */
  private readonly variances: number[] = [MEAN];

  constructor(
    private readonly seed: string,
    private readonly sessions: Sessions,
  ) {}

  /** The factor's log return of a session. */
  logReturn(index: number): number {
    this.reach(index);
    return this.returns[index]!;
  }

  /** Forecast variance of that session's return. */
  variance(index: number): number {
    this.reach(index - 1);
    return this.variances[index]!;
  }

  private reach(index: number): void {
    for (let i = this.returns.length; i <= index; i += 1) {
      const random = randomStream(`${this.seed}|market|${this.sessions.at(i).date}|return`);
      const shock = Math.sqrt(this.variances[i]!) * random.studentT(degrees);
      const jumps = random.uniform() < jumpsPerYear / SESSIONS_PER_YEAR;
      this.returns.push(shock + (jumps ? jumpSize * random.normal() : 0));
      this.variances.push(nextVariance(garch, MEAN, this.variances[i]!, shock));
    }
  }
}

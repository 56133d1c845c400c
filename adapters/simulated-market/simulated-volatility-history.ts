import { SYMBOL_UNKNOWN, type Sourced } from '@toolyard/core/market';
import {
  putCallSkewOf,
  type VolatilityDay,
  type VolatilityHistory,
} from '@toolyard/core/options/chain';
import { addDays, type Clock } from '@toolyard/core/shared';
import { sourced } from './provenance.ts';
import type { Session, Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';
import { VOLATILITY_INDEX } from './volatility-index.ts';
import { curvatureAt, smileVariance } from './volatility-surface.ts';

const DAYS = 30;
const YEARS = DAYS / 365;
const PAST_DAYS = 365;

/** What options at the money have cost at the closes of the simulated market. */
export class SimulatedVolatilityHistory implements VolatilityHistory {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tapes: ReadonlyMap<string, StockTape>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.tapes.has(symbol));
  }

  async year(symbol: string): Promise<Sourced<readonly VolatilityDay[]>> {
    const tape = this.tapes.get(symbol);
    if (tape === undefined) throw SYMBOL_UNKNOWN();
    const now = this.clock.now();
    const { date } = this.sessions.lastOpened(now);
    // Its options have one volatility at all times: a rank among equal days means nothing.
    if (symbol === VOLATILITY_INDEX) return Promise.resolve(sourced([], this.sessions, now));
    const closed = this.sessions
      .between(addDays(date, -PAST_DAYS), date)
      .filter((session) => session.close <= now);
    const days = closed.map((session) => atClose(tape, session));
    return Promise.resolve(sourced(days, this.sessions, now));
  }
}

/** At the money the smile's variance is the term structure's own. */
function atClose(tape: StockTape, { index, date, close }: Session): VolatilityDay {
  const { smile } = tape.stock;
  const theta = tape.impliedVariance(close, tape.variance(index + 1), addDays(date, DAYS), YEARS);
  const phi = curvatureAt(smile, theta);
  const skew = putCallSkewOf((k) => smileVariance(smile, theta, phi, k), YEARS);
  return { date, iv: Math.sqrt(theta / YEARS), ...(skew !== null && { skew }) };
}

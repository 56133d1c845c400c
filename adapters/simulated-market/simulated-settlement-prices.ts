import { SYMBOL_UNKNOWN, type Sourced } from '@toolyard/core/market';
import type { SettlementPrices, SettlementQuery } from '@toolyard/core/options/chain';
import { fromDollars, type Clock, type Money } from '@toolyard/core/shared';
import { sourced } from './provenance.ts';
import type { Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

/** Settlement prices by the rules of the simulated market: PM the close, AM the opening price, each final at once. */
export class SimulatedSettlementPrices implements SettlementPrices {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tapes: ReadonlyMap<string, StockTape>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.tapes.has(symbol));
  }

  async settlementPrice(query: SettlementQuery): Promise<Sourced<Money | null>> {
    const { symbol, date, settlementTime } = query;
    const tape = this.tapes.get(symbol);
    if (tape === undefined) throw SYMBOL_UNKNOWN();
    const now = this.clock.now();
    const [session] = this.sessions.between(date, date);
    const isAtOpen = settlementTime === 'AM';
    const isFinal = session !== undefined && now >= (isAtOpen ? session.open : session.close);
    const bar = isFinal ? tape.dailyBar(session) : null;
    const price = bar && fromDollars(isAtOpen ? bar.open : bar.close);
    return Promise.resolve(sourced(price, this.sessions, now));
  }
}

import {
  SYMBOL_UNKNOWN,
  type MarketNews,
  type NewsItem,
  type NewsQuery,
  type Sourced,
} from '@toolyard/core/market';
import type { Clock } from '@toolyard/core/shared';
import { sourced } from './provenance.ts';
import type { Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

export class SimulatedNews implements MarketNews {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tapes: ReadonlyMap<string, StockTape>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.tapes.has(symbol));
  }

  async news({ symbol }: NewsQuery): Promise<Sourced<readonly NewsItem[]>> {
    if (symbol !== null && !this.tapes.has(symbol)) throw SYMBOL_UNKNOWN();
    return Promise.resolve(sourced([], this.sessions, this.clock.now()));
  }
}

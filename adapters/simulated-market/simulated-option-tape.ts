import { SYMBOL_UNKNOWN, type Sourced } from '@toolyard/core/market';
import type { ContractActivity, OptionTape } from '@toolyard/core/options/chain';
import type { OptionSymbol } from '@toolyard/core/options/contracts';
import type { CalendarDate, Clock, Money } from '@toolyard/core/shared';
import { sourced } from './provenance.ts';
import type { Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

export class SimulatedOptionTape implements OptionTape {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tapes: ReadonlyMap<string, StockTape>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.tapes.has(symbol));
  }

  async activity({ underlying }: OptionSymbol): Promise<Sourced<ContractActivity>> {
    if (!this.tapes.has(underlying)) throw SYMBOL_UNKNOWN();
    return Promise.resolve(sourced({ trades: [], days: [] }, this.sessions, this.clock.now()));
  }

  async lastPrices(_symbol: string, _expiry: CalendarDate): Promise<ReadonlyMap<string, Money>> {
    return Promise.resolve(new Map());
  }
}

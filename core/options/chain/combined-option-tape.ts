import { anyKnows, sourceOf, type Sourced } from '../../market/index.ts';
import type { CalendarDate, Money } from '../../shared/index.ts';
import type { OptionSymbol } from '../contracts/index.ts';
import type { ContractActivity, OptionTape } from './ports/option-tape.ts';

/** Several tapes behind one port: the first source that knows the underlying answers. */
export class CombinedOptionTape implements OptionTape {
  constructor(private readonly sources: readonly OptionTape[]) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async activity(contract: OptionSymbol): Promise<Sourced<ContractActivity>> {
    return (await sourceOf(this.sources, contract.underlying)).activity(contract);
  }

  async lastPrices(symbol: string, expiry: CalendarDate): Promise<ReadonlyMap<string, Money>> {
    return (await sourceOf(this.sources, symbol)).lastPrices(symbol, expiry);
  }
}

import { anyKnows, sourceOf, type Sourced } from '../../market/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import type { ExpirySummary, OptionChain } from './option-chain.ts';
import type { OptionChains } from './ports/option-chains.ts';

/** Several sources of chains behind one port: the first that knows the underlying answers. */
export class CombinedOptionChains implements OptionChains {
  constructor(private readonly sources: readonly OptionChains[]) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>> {
    return (await sourceOf(this.sources, symbol)).expiries(symbol);
  }

  async chain(symbol: string, expiry: CalendarDate): Promise<Sourced<OptionChain>> {
    return (await sourceOf(this.sources, symbol)).chain(symbol, expiry);
  }
}

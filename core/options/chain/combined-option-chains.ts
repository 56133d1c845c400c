import { anyKnows, sourceOf, type Sourced } from '../../market/index.ts';
import type { CalendarDate, Clock } from '../../shared/index.ts';
import { daysToExpiry } from '../contracts/index.ts';
import { chainAt, countedFrom } from './chain-at.ts';
import type { ExpirySummary, OptionChain } from './option-chain.ts';
import type { OptionChains } from './ports/option-chains.ts';

/**
 * Several sources of chains behind one port: the first that knows the underlying answers. Days to expiry and model
 * times count from now, whatever the time of the quotes.
 */
export class CombinedOptionChains implements OptionChains {
  constructor(
    private readonly sources: readonly OptionChains[],
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>> {
    const { value, meta } = await (await sourceOf(this.sources, symbol)).expiries(symbol);
    const at = countedFrom(symbol, meta.asOf, this.clock.now());
    const counted = value.map((each) => ({
      ...each,
      daysToExpiry: daysToExpiry(at, each.expiry),
    }));
    return { value: counted, meta };
  }

  async chain(symbol: string, expiry: CalendarDate): Promise<Sourced<OptionChain>> {
    const { value, meta } = await (await sourceOf(this.sources, symbol)).chain(symbol, expiry);
    return { value: chainAt(value, this.clock.now()), meta };
  }
}

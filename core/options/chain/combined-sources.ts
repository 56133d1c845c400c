import { anyKnows, sourceOf } from '../../market/index.ts';
import type { Sourced } from '../../market/index.ts';
import type { CalendarDate, Clock, Money } from '../../shared/index.ts';
import { countedFrom, daysToExpiry } from '../contracts/index.ts';
import type { OptionSymbol } from '../contracts/index.ts';
import { chainAt } from './option-chain.ts';
import type { ExpirySummary, OptionChain } from './option-chain.ts';
import type { OptionChains } from './ports/option-chains.ts';
import type { ContractActivity, OptionTape } from './ports/option-tape.ts';
import type { VolatilityDay, VolatilityHistory } from './ports/volatility-history.ts';

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

/** Several histories behind one port: the first source that knows the underlying answers. */
export class CombinedVolatilityHistory implements VolatilityHistory {
  constructor(private readonly sources: readonly VolatilityHistory[]) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async year(symbol: string): Promise<Sourced<readonly VolatilityDay[]>> {
    return (await sourceOf(this.sources, symbol)).year(symbol);
  }
}

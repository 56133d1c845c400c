import { answerOf, anyKnows, sourceOf } from '../../market/index.ts';
import type { Sourced } from '../../market/index.ts';
import type { CalendarDate, Clock, Instant, Money } from '../../shared/index.ts';
import { countedFrom, daysToExpiry } from '../contracts/index.ts';
import type { OptionSymbol } from '../contracts/index.ts';
import { chainAt } from './option-chain.ts';
import type { ExpirySummary, OptionChain } from './option-chain.ts';
import type { OptionChains } from './ports/option-chains.ts';
import type { ContractActivity, OptionTape, SessionClose, TradedDay } from './ports/option-tape.ts';
import type { SettlementPrices, SettlementQuery } from './ports/settlement-prices.ts';
import type { VolatilityDay, VolatilityHistory } from './ports/volatility-history.ts';

const MINUTE = 60_000;

/** A chain as it stands at a time after its quotes. */
interface CountedChain {
  readonly at: Instant;
  readonly chain: Promise<OptionChain>;
}

/**
 * Several sources of chains behind one port: the first that knows the underlying answers. Days to expiry count from now
 * and model times from the minute that has begun, whatever the time of the quotes. One chain is counted at a time, once a
 * minute.
 */
export class CombinedOptionChains implements OptionChains {
  private readonly counted = new WeakMap<OptionChain, CountedChain>();
  private last: Promise<unknown> = Promise.resolve();

  /** @param pause lets other work of the thread go on between two chains */
  constructor(
    private readonly sources: readonly OptionChains[],
    private readonly clock: Clock,
    private readonly pause: () => Promise<void> = () => Promise.resolve(),
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

  async chain(symbol: string, expiry: CalendarDate, root?: string): Promise<Sourced<OptionChain>> {
    const source = await sourceOf(this.sources, symbol);
    const { value, meta } = await source.chain(symbol, expiry, root);
    const minute = Math.floor(this.clock.now() / MINUTE) * MINUTE;
    return { value: await this.countedAt(value, minute), meta };
  }

  private countedAt(chain: OptionChain, at: Instant): Promise<OptionChain> {
    const known = this.counted.get(chain);
    if (known?.at === at) return known.chain;
    const count = async (): Promise<OptionChain> => {
      await this.pause();
      return chainAt(chain, at);
    };
    const counted = this.last.then(count, count);
    this.last = counted;
    this.counted.set(chain, { at, chain: counted });
    return counted;
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

  async previousClose(
    symbol: string,
    contracts: readonly OptionSymbol[],
  ): Promise<SessionClose | null> {
    return answerOf(this.sources, symbol, (source) => source.previousClose(symbol, contracts));
  }

  async recentDays(
    symbol: string,
    expiry: CalendarDate,
  ): Promise<Sourced<ReadonlyMap<string, readonly TradedDay[]>>> {
    return (await sourceOf(this.sources, symbol)).recentDays(symbol, expiry);
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

/** Several sources of settlement prices behind one port: the first that knows the underlying answers. */
export class CombinedSettlementPrices implements SettlementPrices {
  constructor(private readonly sources: readonly SettlementPrices[]) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async settlementPrice(query: SettlementQuery): Promise<Sourced<Money | null>> {
    return (await sourceOf(this.sources, query.symbol)).settlementPrice(query);
  }
}

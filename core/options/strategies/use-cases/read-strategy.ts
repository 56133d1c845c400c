import { asUser, type Principal } from '../../../accounts/index.ts';
import { MarketSnapshot, type SnapshotPorts } from '../lifecycle/market-snapshot.ts';
import { markToMarket, type MarkedStrategy } from '../lifecycle/mark-to-market.ts';
import type { StrategyReader, StrategyVersion } from '../ports/strategy-repository.ts';
import { STRATEGY_UNKNOWN } from '../strategies.errors.ts';

/** One of the caller's strategies at its market. */
export class ReadStrategy {
  constructor(
    private readonly strategies: Pick<StrategyReader, 'findOwned' | 'findVersion'>,
    private readonly ports: SnapshotPorts,
  ) {}

  async execute(id: string, principal: Principal): Promise<MarkedStrategy> {
    const found = await this.strategies.findOwned(asUser(principal).userId, id);
    if (!found) throw STRATEGY_UNKNOWN();
    return markToMarket(found, new MarketSnapshot(this.ports));
  }

  /** The version of the same strategy; refuses as `execute` does. */
  async version(id: string, principal: Principal): Promise<StrategyVersion> {
    const found = await this.strategies.findVersion(asUser(principal).userId, id);
    if (!found) throw STRATEGY_UNKNOWN();
    return found;
  }
}

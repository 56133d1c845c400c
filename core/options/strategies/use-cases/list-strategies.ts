import { asUser, type Principal } from '../../../accounts/index.ts';
import type { Page, PageRequest } from '../../../shared/index.ts';
import { PAGE_LIMIT } from '../../../shared/index.ts';
import { MarketSnapshot, type SnapshotPorts } from '../lifecycle/market-snapshot.ts';
import { markAllToMarket, type MarkedStrategy } from '../lifecycle/mark-to-market.ts';
import type { StrategyReader, StrategyVersion } from '../ports/strategy-repository.ts';

const bounded = ({ limit, cursor }: PageRequest): PageRequest => ({
  limit: Math.min(Math.max(1, Math.trunc(limit)), PAGE_LIMIT),
  cursor,
});

/** The caller's strategies at their markets, the last changed first. */
export class ListStrategies {
  constructor(
    private readonly strategies: Pick<StrategyReader, 'listOwned' | 'listVersions'>,
    private readonly ports: SnapshotPorts,
  ) {}

  async execute(request: PageRequest, principal: Principal): Promise<Page<MarkedStrategy>> {
    const { userId } = asUser(principal);
    const page = await this.strategies.listOwned(userId, bounded(request));
    return { ...page, items: await markAllToMarket(page.items, new MarketSnapshot(this.ports)) };
  }

  /** The versions of the same page. */
  versions(request: PageRequest, principal: Principal): Promise<Page<StrategyVersion>> {
    return this.strategies.listVersions(asUser(principal).userId, bounded(request));
  }
}

import { asUser, type Principal } from '../../../accounts/index.ts';
import type { Page, PageRequest } from '../../../shared/index.ts';
import { PAGE_LIMIT } from '../../../shared/index.ts';
import { MarketBoard, type BoardPorts } from '../life/market-board.ts';
import { allMarked, type MarkedStrategy } from '../life/position-mark.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';

/** The caller's strategies at their markets, the last changed first. */
export class ListStrategies {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listOwned'>,
    private readonly ports: BoardPorts,
  ) {}

  async execute(
    { limit, cursor }: PageRequest,
    principal: Principal,
  ): Promise<Page<MarkedStrategy>> {
    const { userId } = asUser(principal);
    const most = Math.min(Math.max(1, Math.trunc(limit)), PAGE_LIMIT);
    const page = await this.strategies.listOwned(userId, { limit: most, cursor });
    return { ...page, items: await allMarked(page.items, new MarketBoard(this.ports)) };
  }
}

import { asUser, type Principal } from '../../../accounts/index.ts';
import type { Page, PageRequest } from '../../../shared/index.ts';
import { PAGE_LIMIT } from '../../../shared/index.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import type { Strategy } from '../strategy.ts';

/** The caller's strategies, the last changed first. */
export class ListStrategies {
  constructor(private readonly strategies: Pick<StrategyRepository, 'listOwned'>) {}

  async execute({ limit, cursor }: PageRequest, principal: Principal): Promise<Page<Strategy>> {
    const { userId } = asUser(principal);
    const most = Math.min(Math.max(1, Math.trunc(limit)), PAGE_LIMIT);
    return this.strategies.listOwned(userId, { limit: most, cursor });
  }
}

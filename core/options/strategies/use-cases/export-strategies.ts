import { asUser, type Principal } from '../../../accounts/index.ts';
import { PAGE_LIMIT } from '../../../shared/index.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import type { Strategy } from '../strategy.ts';

/** All of the caller's strategies, however many pages they fill. */
export class ExportStrategies {
  constructor(private readonly strategies: Pick<StrategyRepository, 'listOwned'>) {}

  async execute(principal: Principal): Promise<readonly Strategy[]> {
    const { userId } = asUser(principal);
    const all: Strategy[] = [];
    let cursor: string | null = null;
    do {
      const page = await this.strategies.listOwned(userId, { limit: PAGE_LIMIT, cursor });
      all.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return all;
  }
}

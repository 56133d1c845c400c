import { asUser, type Principal } from '../../../accounts/index.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import type { Strategy } from '../strategy.ts';

/** All of the caller's strategies, as they are kept. */
export class ExportStrategies {
  constructor(private readonly strategies: Pick<StrategyRepository, 'listAll'>) {}

  async execute(principal: Principal): Promise<readonly Strategy[]> {
    return this.strategies.listAll(asUser(principal).userId);
  }
}

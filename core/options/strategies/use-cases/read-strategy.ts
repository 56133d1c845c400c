import { asUser, type Principal } from '../../../accounts/index.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import { STRATEGY_UNKNOWN } from '../strategies.errors.ts';
import type { Strategy } from '../strategy.ts';

/** One of the caller's strategies. */
export class ReadStrategy {
  constructor(private readonly strategies: Pick<StrategyRepository, 'findOwned'>) {}

  async execute(id: string, principal: Principal): Promise<Strategy> {
    const found = await this.strategies.findOwned(asUser(principal).userId, id);
    if (!found) throw STRATEGY_UNKNOWN();
    return found;
  }
}

import { asUser, type Principal } from '../../../accounts/index.ts';
import { planStrategy, type PlanningPorts } from '../plan-strategy.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import type { Strategy, StrategyDraft } from '../strategy.ts';

/** Keeps a strategy that its owner has planned. */
export class SaveStrategy {
  constructor(
    private readonly strategies: StrategyRepository,
    private readonly ports: PlanningPorts,
  ) {}

  async execute(draft: StrategyDraft, principal: Principal): Promise<Strategy> {
    const strategy = await planStrategy(draft, asUser(principal).userId, this.ports);
    await this.strategies.add(strategy);
    return strategy;
  }
}

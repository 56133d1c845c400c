import { asUser, type Principal } from '../../../accounts/index.ts';
import type { AuditLog } from '../../../audit/index.ts';
import { planStrategy, type PlanningPorts } from '../plan-strategy.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import { strategyNote } from '../strategy-change.ts';
import type { Strategy, StrategyDraft } from '../strategy.ts';

/** Keeps a strategy that its owner has planned. */
export class SaveStrategy {
  constructor(
    private readonly strategies: StrategyRepository,
    private readonly audit: AuditLog,
    private readonly ports: PlanningPorts,
  ) {}

  async execute(draft: StrategyDraft, principal: Principal): Promise<Strategy> {
    const strategy = await planStrategy(draft, asUser(principal).userId, this.ports);
    await this.strategies.add(strategy);
    const change = { action: 'strategy.saved', before: null, after: strategy } as const;
    this.audit.record(strategyNote(change, principal, strategy.createdAt));
    return strategy;
  }
}

import { asUser, type Principal } from '../../../accounts/index.ts';
import type { Commit } from '../../../shared/index.ts';
import { planStrategy, type PlanningPorts } from '../plan-strategy.ts';

import { requireRoom, strategyEntry, type StrategyStore } from '../strategy-store.ts';
import type { Strategy, StrategyDraft } from '../strategy.ts';

/** Keeps a strategy that its owner has planned. */
export class SaveStrategy {
  constructor(private readonly ports: PlanningPorts) {}

  async prepare(
    draft: StrategyDraft,
    principal: Principal,
  ): Promise<Commit<StrategyStore, Strategy>> {
    const strategy = await planStrategy(draft, asUser(principal).userId, this.ports);
    const change = { action: 'strategy.saved', before: null, after: strategy } as const;
    return async ({ strategies, audit }) => {
      await requireRoom(strategies, strategy.ownerId, 1);
      await strategies.add(strategy);
      audit.record(strategyEntry(change, principal, strategy.createdAt));
      return strategy;
    };
  }
}

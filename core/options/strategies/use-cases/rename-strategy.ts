import { asUser, type Principal } from '../../../accounts/index.ts';
import type { Commit } from '../../../shared/index.ts';

import { MarketSnapshot, type SnapshotPorts } from '../lifecycle/market-snapshot.ts';
import { markToMarket, type MarkedStrategy } from '../lifecycle/mark-to-market.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import { STRATEGY_INVALID } from '../strategies.errors.ts';
import { findVersion, strategyEntry, type StrategyStore } from '../strategy-store.ts';
import { newNameFault } from '../strategy.ts';
import type { Strategy } from '../strategy.ts';

export interface RenameStrategyInput {
  readonly id: string;
  readonly name: string;
  /** The version that the caller has seen; null is any. */
  readonly version: number | null;
}

/** Gives one of the caller's strategies another name. */
export class RenameStrategy {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'findOwned'>,
    private readonly ports: SnapshotPorts,
  ) {}

  async prepare(
    input: RenameStrategyInput,
    principal: Principal,
  ): Promise<Commit<StrategyStore, MarkedStrategy>> {
    const fault = newNameFault(input.name);
    if (fault) throw STRATEGY_INVALID({ details: [fault] });
    const { userId } = asUser(principal);
    const current = await findVersion(this.strategies, userId, input.id, input.version);
    const at = this.ports.clock.now();
    const renamed: Strategy = {
      ...current,
      version: current.version + 1,
      name: input.name.trim(),
      updatedAt: Math.max(at, current.updatedAt),
    };
    const answer = await markToMarket(renamed, new MarketSnapshot(this.ports));
    const change = { action: 'strategy.renamed', before: current, after: renamed } as const;
    return async ({ strategies, audit }) => {
      await strategies.update(renamed);
      audit.record(strategyEntry(change, principal, at));
      return answer;
    };
  }
}

import { asUser, type Principal } from '../../../accounts/index.ts';
import type { Commit } from '../../../shared/index.ts';
import { findVersion } from '../find-version.ts';
import { MarketBoard, type BoardPorts } from '../life/market-board.ts';
import { marked, type MarkedStrategy } from '../life/position-mark.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import { STRATEGY_INVALID } from '../strategies.errors.ts';
import { strategyNote, type StrategyStore } from '../strategy-change.ts';
import { newNameFault } from '../strategy-name.ts';
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
    private readonly ports: BoardPorts,
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
    const answer = await marked(renamed, new MarketBoard(this.ports));
    const change = { action: 'strategy.renamed', before: current, after: renamed } as const;
    return async ({ strategies, audit }) => {
      await strategies.update(renamed);
      audit.record(strategyNote(change, principal, at));
      return answer;
    };
  }
}

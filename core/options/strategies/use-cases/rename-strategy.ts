import type { Principal } from '../../../accounts/index.ts';
import type { Commit } from '../../../shared/index.ts';
import type { SnapshotPorts } from '../lifecycle/market-snapshot.ts';
import type { MarkedStrategy } from '../lifecycle/mark-to-market.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import { STRATEGY_INVALID } from '../strategies.errors.ts';
import type { StrategyStore } from '../strategy-store.ts';
import { newNameFault } from '../strategy-name.ts';
import { prepareChange, type ChangeInput } from './prepare-change.ts';

export interface RenameStrategyInput extends ChangeInput {
  readonly name: string;
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
    const { strategies, ports } = this;
    const texts = { name: input.name.trim() };
    return prepareChange({ strategies, ports }, input, 'strategy.renamed', texts, principal);
  }
}

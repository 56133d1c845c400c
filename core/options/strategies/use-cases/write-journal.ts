import type { Principal } from '../../../accounts/index.ts';
import type { Commit } from '../../../shared/index.ts';
import { journalFaults, trimmedJournal, type Journal } from '../journal.ts';
import type { SnapshotPorts } from '../lifecycle/market-snapshot.ts';
import type { MarkedStrategy } from '../lifecycle/mark-to-market.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import { STRATEGY_INVALID } from '../strategies.errors.ts';
import type { StrategyStore } from '../strategy-store.ts';
import { prepareChange, type ChangeInput } from './prepare-change.ts';

export interface WriteJournalInput extends ChangeInput, Journal {}

/** Replaces the note and the tags of one of the caller's strategies. */
export class WriteJournal {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'findOwned'>,
    private readonly ports: SnapshotPorts,
  ) {}

  async prepare(
    input: WriteJournalInput,
    principal: Principal,
  ): Promise<Commit<StrategyStore, MarkedStrategy>> {
    const journal = trimmedJournal(input);
    const details = journalFaults(journal);
    if (details.length > 0) throw STRATEGY_INVALID({ details });
    const { strategies, ports } = this;
    return prepareChange({ strategies, ports }, input, 'strategy.noted', { journal }, principal);
  }
}

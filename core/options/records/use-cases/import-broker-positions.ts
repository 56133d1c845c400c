import type { Principal } from '../../../accounts/index.ts';
import type { HeldPositions, ReadBrokerPositions } from '../../../brokerage/index.ts';
import type { CorporateActions, MarketData } from '../../../market/index.ts';
import type { Clock, Commit } from '../../../shared/index.ts';
import type { StrategyReader, StrategyStore } from '../../strategies/index.ts';
import { MAX_IMPORTED_FILLS } from '../import/parse-trade-rows.ts';
import { readPositions } from '../import/read-positions.ts';
import { TRADES_TOO_LONG } from '../records.errors.ts';
import { FillImport, type FillGrouper, type ImportedFills } from './fill-import.ts';

export interface ImportBrokerPositionsInput {
  /** Reports the outcome without storing anything. */
  readonly dryRun: boolean;
}

/** What becomes of the positions; a line is the place of a position in the broker's answer, from 1. */
export interface PositionImport extends ImportedFills, Omit<HeldPositions, 'positions'> {}

/** Stores what the caller holds at the connected broker and does not have here yet. */
export class ImportBrokerPositions {
  private readonly fills: FillImport;

  constructor(
    private readonly held: Pick<ReadBrokerPositions, 'execute'>,
    clock: Clock,
    strategies: Pick<StrategyReader, 'listAll'>,
    market: Pick<MarketData, 'knows' | 'bars'>,
    actions: Pick<CorporateActions, 'actions'>,
    grouper: FillGrouper,
  ) {
    this.fills = new FillImport(clock, strategies, market, actions, grouper);
  }

  /** Refuses with BROKER_NOT_CONNECTED. */
  async prepare(
    { dryRun }: ImportBrokerPositionsInput,
    principal: Principal,
  ): Promise<Commit<StrategyStore, PositionImport>> {
    const { positions, ...broker } = await this.held.execute(principal);
    if (positions.length > MAX_IMPORTED_FILLS) throw TRADES_TOO_LONG();
    const commit = await this.fills.prepare(
      { read: (imported, now) => readPositions(positions, imported, now), dryRun },
      principal,
    );
    return async (repositories) => ({ ...broker, ...(await commit(repositories)) });
  }
}

import type { Principal } from '../../../accounts/index.ts';
import type { CorporateActions, MarketData } from '../../../market/index.ts';
import type { Clock, Commit } from '../../../shared/index.ts';
import type { StrategyReader, StrategyStore } from '../../strategies/index.ts';
import type { CsvLine } from '../import/broker-rows.ts';
import { MAX_IMPORTED_FILLS } from '../import/parse-trade-rows.ts';
import { readBrokerFile, type Broker } from '../import/read-broker-file.ts';
import { TRADES_COLUMNS, TRADES_TOO_LONG } from '../records.errors.ts';
import { FillImport, type FillGrouper, type ImportedFills } from './fill-import.ts';

export interface ImportBrokerFileInput {
  readonly lines: readonly CsvLine[];
  /** Reports the outcome without storing anything. */
  readonly dryRun: boolean;
}

export interface BrokerImport extends ImportedFills {
  readonly broker: Broker;
}

/** Stores the open positions and closed trades of a broker's file that the caller does not have yet. */
export class ImportBrokerFile {
  private readonly fills: FillImport;

  constructor(
    private readonly clock: Clock,
    strategies: Pick<StrategyReader, 'listAll'>,
    market: Pick<MarketData, 'knows' | 'bars'>,
    actions: Pick<CorporateActions, 'actions'>,
    grouper: FillGrouper,
  ) {
    this.fills = new FillImport(clock, strategies, market, actions, grouper);
  }

  async prepare(
    { lines, dryRun }: ImportBrokerFileInput,
    principal: Principal,
  ): Promise<Commit<StrategyStore, BrokerImport>> {
    if (lines.length > MAX_IMPORTED_FILLS + 1) throw TRADES_TOO_LONG();
    const read = readBrokerFile(lines, this.clock.now());
    if (!read) throw TRADES_COLUMNS();
    const { broker } = read;
    const commit = await this.fills.prepare({ read: () => read, dryRun }, principal);
    return async (repositories) => ({ broker, ...(await commit(repositories)) });
  }
}

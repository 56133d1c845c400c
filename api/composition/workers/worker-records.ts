import type {
  AccountPerformance,
  ExportedFill,
  FillGrouper,
  FillsToImport,
  ImportOrigin,
  ParsedStrategy,
  PerformanceCalculator,
  PerformanceInput,
  StrategiesOfFills,
  TradeFileReader,
  TradeRow,
} from '@toolyard/core/options/records';
import type { Strategy } from '@toolyard/core/options/strategies';
import { COMPUTATION_TIMEOUT } from '../../http/http.errors.ts';
import { ComputingThreads } from './computing-threads.ts';

/** What takes long over many trades, in a worker thread. */
export class WorkerRecords implements TradeFileReader, FillGrouper, PerformanceCalculator {
  private readonly threads = new ComputingThreads('records-worker', COMPUTATION_TIMEOUT, {
    maxThreads: 1,
  });

  /** Starts the thread, so that the first call does not wait for it. */
  warm(): Promise<void> {
    return this.threads.run('ready', null);
  }

  read(rows: readonly TradeRow[], origin: ImportOrigin): Promise<readonly ParsedStrategy[]> {
    return this.threads.run('readTrades', { rows, origin });
  }

  group(input: FillsToImport): Promise<StrategiesOfFills> {
    return this.threads.run('groupFills', input);
  }

  performance(input: PerformanceInput): Promise<AccountPerformance> {
    return this.threads.run('performance', input);
  }

  /** The bytes of a CSV file, a row per fill. */
  csv(fills: readonly ExportedFill[]): Promise<Uint8Array> {
    return this.threads.run('writeCsv', fills);
  }

  /** The bytes of a JSON array, as the list of strategies answers them. */
  strategies(strategies: readonly Strategy[]): Promise<Uint8Array> {
    return this.threads.run('writeStrategies', strategies);
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}

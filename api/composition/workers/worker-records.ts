import type {
  BenchmarkInput,
  ExportedFill,
  FillGrouper,
  FillsToImport,
  ImportOrigin,
  ParsedStrategy,
  PerformanceInput,
  RecordCalculator,
  StrategiesOfFills,
  TradeFileReader,
  TradeOutcome,
  TradeRow,
} from '@toolyard/core/options/records';
import type { Strategy } from '@toolyard/core/options/strategies';
import { COMPUTATION_TIMEOUT } from '../../http/http.errors.ts';
import { answeredInTime } from './answered-in-time.ts';
import { ComputingThreads } from './computing-threads.ts';

/** What takes long over many trades, in a worker thread. Refuses with COMPUTATION_TIMEOUT, where nothing else is said. */
export class WorkerRecords implements TradeFileReader, FillGrouper, RecordCalculator {
  private readonly threads = new ComputingThreads('records-worker', { maxThreads: 1 });

  /** Starts the thread, so that the first call does not wait for it. */
  warm(): Promise<void> {
    return this.threads.run('ready', null);
  }

  read(rows: readonly TradeRow[], origin: ImportOrigin): Promise<readonly ParsedStrategy[]> {
    return this.inTime('readTrades', { rows, origin });
  }

  group(input: FillsToImport): Promise<StrategiesOfFills> {
    return this.inTime('groupFills', input);
  }

  /** Without a ceiling of time. */
  performance(input: PerformanceInput): Promise<Uint8Array> {
    return this.threads.run('performance', input);
  }

  /** Without a ceiling of time. */
  outcomes(strategies: readonly Strategy[]): Promise<readonly TradeOutcome[]> {
    return this.threads.run('outcomes', strategies);
  }

  /** Without a ceiling of time. */
  benchmark(input: BenchmarkInput): Promise<Uint8Array> {
    return this.threads.run('compare', input);
  }

  /** The bytes of a CSV file, a row per fill. */
  csv(fills: readonly ExportedFill[]): Promise<Uint8Array> {
    return this.inTime('writeCsv', fills);
  }

  /** The bytes of a JSON array, as the list of strategies answers them. */
  strategies(strategies: readonly Strategy[]): Promise<Uint8Array> {
    return this.inTime('writeStrategies', strategies);
  }

  close(): Promise<void> {
    return this.threads.close();
  }

  private inTime<Answer>(name: string, task: unknown): Promise<Answer> {
    return answeredInTime(this.threads.run(name, task), COMPUTATION_TIMEOUT);
  }
}

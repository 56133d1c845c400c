/**
 * Computations over many trades, in a thread of their own. Runs from source too, by Node's type stripping, so it
 * keeps to syntax that can be erased.
 */
import {
  accountPerformance,
  benchmark,
  historicalTrades,
  readTradeFile,
  strategiesOfFills,
  type BenchmarkInput,
  type ExportedFill,
  type FillsToImport,
  type ImportOrigin,
  type ParsedStrategy,
  type PerformanceInput,
  type StrategiesOfFills,
  type TradeOutcome,
  type TradeRow,
} from '@toolyard/core/options/records';
import type { Strategy } from '@toolyard/core/options/strategies';
import { v7 } from 'uuid';
import { fillsCsv } from '../../options/fills-csv.ts';
import { toBenchmarkResponse, toPerformanceResponse } from '../../options/records.mapper.ts';
import { toStrategyResponse } from '../../options/strategy.mapper.ts';

interface TradeFileTask {
  readonly rows: readonly TradeRow[];
  readonly origin: ImportOrigin;
}

/** Answers as soon as the module is loaded. */
export const ready = (): void => undefined;

export const readTrades = ({ rows, origin }: TradeFileTask): readonly ParsedStrategy[] =>
  readTradeFile(rows, origin, () => v7());

export const groupFills = (input: FillsToImport): StrategiesOfFills =>
  strategiesOfFills(input, () => v7());

const bytes = (body: object): Uint8Array => Buffer.from(JSON.stringify(body));

export const performance = (input: PerformanceInput): Uint8Array =>
  bytes(toPerformanceResponse(accountPerformance(input)));

export const outcomes = (strategies: readonly Strategy[]): readonly TradeOutcome[] =>
  historicalTrades(strategies).map(({ startDate, endDate, returnAmount }) => ({
    ...{ startDate, endDate, returnAmount },
  }));

/** Trades beside the benchmark. */
export const compare = (input: BenchmarkInput): Uint8Array => {
  const { trades, period, today, record, closes, meta } = input;
  return bytes(toBenchmarkResponse(benchmark(trades, period, today, record, closes), meta));
};

export const writeCsv = (fills: readonly ExportedFill[]): Uint8Array =>
  Buffer.from(fillsCsv(fills));

export const writeStrategies = (strategies: readonly Strategy[]): Uint8Array =>
  bytes(strategies.map((each) => toStrategyResponse(each)));

/**
 * Computations over many trades, in a thread of their own. Runs from source too, by Node's type stripping, so it
 * keeps to syntax that can be erased.
 */
import {
  accountPerformance,
  readTradeFile,
  strategiesOfFills,
  type ExportedFill,
  type FillsToImport,
  type ImportOrigin,
  type ParsedStrategy,
  type StrategiesOfFills,
  type TradeRow,
} from '@toolyard/core/options/records';
import type { Strategy } from '@toolyard/core/options/strategies';
import { v7 } from 'uuid';
import { fillsCsv } from '../../options/fills-csv.ts';
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

export const performance = accountPerformance;

export const writeCsv = (fills: readonly ExportedFill[]): Uint8Array =>
  Buffer.from(fillsCsv(fills));

export const writeStrategies = (strategies: readonly Strategy[]): Uint8Array =>
  Buffer.from(JSON.stringify(strategies.map((each) => toStrategyResponse(each))));

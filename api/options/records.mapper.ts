import {
  recordInDollars,
  type HistoricalTrade,
  type HistoryPage,
  type TradeImportOutcome,
  type Performance,
  type RecordGroup,
} from '@toolyard/core/options/records';
import { toDollars, type Language } from '@toolyard/core/shared';
import { outcomeOn } from '../http/outcome.dto.ts';
import { dollars } from './chain.mapper.ts';
import type {
  HistoricalTradeResponse,
  HistoryResponse,
  ImportedTradeResponse,
  PerformanceResponse,
  RecordGroupResponse,
} from './records.dto.ts';

export const toTradeResponse = (trade: HistoricalTrade): HistoricalTradeResponse => ({
  ...trade,
  startingCapital: dollars(trade.startingCapital),
  endingCapital: dollars(trade.endingCapital),
  returnAmount: toDollars(trade.returnAmount),
});

export const toHistoryResponse = (found: HistoryPage): HistoryResponse => ({
  data: found.trades.map(toTradeResponse),
  total: found.total,
  page: found.page,
  totalPages: found.totalPages,
  summary: recordInDollars(found.summary),
  symbols: [...found.symbols],
});

export function toImportedTrade(
  trade: TradeImportOutcome,
  language: Language,
): ImportedTradeResponse {
  const { line, name, symbol, fills, returnAmount } = trade;
  const read = { line, name, symbol, fills, returnAmount: dollars(returnAmount) };
  return { ...read, ...outcomeOn(trade, language) };
}

const toGroups = (groups: readonly RecordGroup[]): RecordGroupResponse[] =>
  groups.map(({ key, ...record }) => ({ key, ...recordInDollars(record) }));

export const toPerformanceResponse = (found: Performance): PerformanceResponse => ({
  data: {
    totals: recordInDollars(found.totals),
    byStrategy: toGroups(found.byStrategy),
    byUnderlying: toGroups(found.byUnderlying),
    byMonth: toGroups(found.byMonth),
    byDirection: toGroups(found.byDirection),
    equity: found.equity.map(({ date, equity }) => ({ date, equity: toDollars(equity) })),
  },
});

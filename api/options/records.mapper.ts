import type {
  HistoricalTrade,
  HistoryPage,
  ImportedTrade,
  Performance,
  RecordGroup,
  TrackRecord,
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
  TrackRecordResponse,
} from './records.dto.ts';

export const toTradeResponse = (trade: HistoricalTrade): HistoricalTradeResponse => ({
  ...trade,
  startingCapital: dollars(trade.startingCapital),
  endingCapital: dollars(trade.endingCapital),
  returnAmount: toDollars(trade.returnAmount),
});

const toRecordResponse = (record: TrackRecord): TrackRecordResponse => ({
  ...record,
  totalReturn: toDollars(record.totalReturn),
  grossProfit: toDollars(record.grossProfit),
  grossLoss: toDollars(record.grossLoss),
  averageWin: dollars(record.averageWin),
  averageLoss: dollars(record.averageLoss),
  expectancy: dollars(record.expectancy),
  maxDrawdown: toDollars(record.maxDrawdown),
});

export const toHistoryResponse = (found: HistoryPage): HistoryResponse => ({
  data: found.trades.map(toTradeResponse),
  total: found.total,
  page: found.page,
  totalPages: found.totalPages,
  summary: toRecordResponse(found.summary),
  symbols: [...found.symbols],
});

export function toImportedTrade(trade: ImportedTrade, language: Language): ImportedTradeResponse {
  const { line, name, symbol, fills, returnAmount } = trade;
  const read = { line, name, symbol, fills, returnAmount: dollars(returnAmount) };
  return { ...read, ...outcomeOn(trade, language) };
}

const toGroups = (groups: readonly RecordGroup[]): RecordGroupResponse[] =>
  groups.map(({ key, ...record }) => ({ key, ...toRecordResponse(record) }));

export const toPerformanceResponse = (found: Performance): PerformanceResponse => ({
  data: {
    totals: toRecordResponse(found.totals),
    byStrategy: toGroups(found.byStrategy),
    byUnderlying: toGroups(found.byUnderlying),
    byMonth: toGroups(found.byMonth),
    byDirection: toGroups(found.byDirection),
    equity: found.equity.map(({ date, equity }) => ({ date, equity: toDollars(equity) })),
  },
});

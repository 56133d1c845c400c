export { PERIODS, periodStart } from './history.ts';
export type { Period } from './history.ts';
export { TRADE_RESULTS, historicalTrade, historicalTrades } from './historical-trade.ts';
export type { HistoricalTrade, TradeResult } from './historical-trade.ts';
export type { HistoryFilter } from './history.ts';
export { HISTORY_SORTS, SORT_ORDERS } from './history.ts';
export type { HistorySort, SortOrder } from './history.ts';
export {
  expectancy,
  maxDrawdown,
  profitFactor,
  recordInDollars,
  trackRecord,
} from './track-record.ts';
export type { TrackRecord, TrackRecordInDollars } from './track-record.ts';
export { historyPage } from './history.ts';
export type { HistoryPage, HistoryRequest } from './history.ts';
export { ReadHistory } from './use-cases/read-history.ts';
export { accountPerformance, LIMIT_GROUPS, performance, resultsByLimit } from './performance.ts';
export type {
  AccountPerformance,
  EquityPoint,
  Performance,
  PerformanceInput,
  RecordGroup,
} from './performance.ts';
export {
  BENCHMARK_SYMBOL,
  LEAD_DAYS,
  MIN_RESULT_DAYS,
  MIN_RETURNS,
  benchmark,
  benchmarkSpan,
} from './benchmark.ts';
export type { Benchmark, BenchmarkPoint, BenchmarkClose, TradeOutcome } from './benchmark.ts';
export { ReadBenchmark } from './use-cases/read-benchmark.ts';
export type {
  BenchmarkInput,
  RecordAnswers,
  RecordCalculator,
  RecordQuestion,
} from './ports/record-answers.ts';
export { ReadPerformance } from './use-cases/read-performance.ts';
export { sampleStrategies } from './sample-strategies.ts';
export { LoadSamples, RemoveSamples } from './use-cases/load-samples.ts';
export type { ExportedFill } from './use-cases/export-history.ts';
export { ExportHistory } from './use-cases/export-history.ts';
export type { ExportRequest } from './use-cases/export-history.ts';
export { actionText, deliverableText } from './fill-text.ts';
export { MAX_IMPORTED_FILLS } from './import/parse-trade-rows.ts';
export type { TradeRow } from './import/trade-row.ts';
export { readTradeFile } from './import/read-trade-file.ts';
export type { ImportOrigin, ParsedStrategy, TradeFileReader } from './import/read-trade-file.ts';
export { ImportHistory } from './use-cases/import-history.ts';
export type { TradeImportOutcome, ImportHistoryInput } from './use-cases/import-history.ts';
export { BROKERS, brokerOf } from './import/read-broker-file.ts';
export { unknownFile } from './import/unknown-file.ts';
export type { Broker } from './import/read-broker-file.ts';
export type { CsvLine } from './import/broker-rows.ts';
export { strategiesOfFills } from './import/import-fills.ts';
export type { FillsToImport, StrategiesOfFills } from './import/import-fills.ts';
export { ImportBrokerFile } from './use-cases/import-broker-file.ts';
export type { BrokerImport, ImportBrokerFileInput } from './use-cases/import-broker-file.ts';
export { ImportBrokerPositions } from './use-cases/import-broker-positions.ts';
export type {
  ImportBrokerPositionsInput,
  PositionImport,
} from './use-cases/import-broker-positions.ts';
export type {
  FillGrouper,
  ImportedFills,
  ImportedStrategy,
  LineOutcome,
} from './use-cases/fill-import.ts';
export {
  TRADES_COLUMNS,
  BROKER_COLUMNS,
  BROKER_DATES,
  BROKER_UNSUPPORTED,
  IMPORT_OUTDATED,
  NO_TRADES_SECTION,
  IMPORT_IN_PROGRESS,
  TOO_MANY_IMPORTS,
  TRADES_TOO_LONG,
} from './records.errors.ts';

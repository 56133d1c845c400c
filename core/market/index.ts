export type { MarketMeta, Sourced, SymbolSource } from './sourced.ts';
export type { SearchHit, SearchQuery, TickerDetails } from './ticker.ts';
export { TIMESPANS } from './stock-quote.ts';
export type { Bar, BarQuery, Timespan, StockQuote } from './stock-quote.ts';
export type { MarketData } from './ports/market-data.ts';
export {
  CombinedCorporateActions,
  CombinedEarnings,
  CombinedMarket,
  CombinedNews,
  CombinedQuotes,
} from './combined-market.ts';
export {
  byReportDate,
  isKnownByClose,
  nextReport,
  reactionDays,
  REPORT_TIMES,
} from './earnings.ts';
export type { EarningsQuery, EarningsReport, ReactionDays, ReportTime } from './earnings.ts';
export type { EarningsReports } from './ports/earnings-reports.ts';
export {
  actionsWithin,
  CORPORATE_ACTION_KINDS,
  isShareAction,
  wholeRatio,
} from './corporate-action.ts';
export type {
  CorporateAction,
  CorporateActionKind,
  SpecialDividend,
  CorporateActionsQuery,
  ShareAction,
} from './corporate-action.ts';
export type { CorporateActions } from './ports/corporate-actions.ts';
export { checkEarningsRows, EARNINGS_MAX_ROWS } from './earnings-file.ts';
export type { CheckedEarningsRow, EarningsFileRow } from './earnings-file.ts';
export { EARNINGS_COLUMNS, EARNINGS_NONE, EARNINGS_TOO_LONG } from './earnings-file.errors.ts';
export type { EarningsUpload, UploadedEarnings } from './ports/uploaded-earnings.ts';
export { ComplementedEarnings, UPLOAD_USES, usesOf, widened } from './complemented-earnings.ts';
export type { UploadUse } from './complemented-earnings.ts';
export type { NewsItem, NewsQuery } from './news.ts';
export type { MarketNews } from './ports/market-news.ts';
export type { StockQuotes } from './ports/stock-quotes.ts';
export type { LivePrices, PriceTick, StreamState, StreamStatus } from './ports/live-prices.ts';
export { NO_TICKS, withTick, withTicks } from './live-quote.ts';
export type { LatestTicks } from './live-quote.ts';
export { ReadStockQuotes } from './use-cases/read-stock-quotes.ts';
export { answerOf, anyKnows, coveredUntil, mergeMeta, sourceOf } from './sourced.ts';
export { sourceNotes } from './source-notes.ts';
export type { SourceNote } from './source-notes.ts';
export { rankSearch } from './rank-search.ts';
export { SYMBOL_UNKNOWN } from './market.errors.ts';
export {
  PROVIDER_BAD_KEY,
  PROVIDER_GARBAGE,
  PROVIDER_OUTAGE,
  PROVIDER_PLAN,
  PROVIDER_RATE,
  PROVIDER_REFUSED,
  PROVIDER_TIMEOUT,
} from './provider.errors.ts';
export { DATA_CLASSES, freshUntil, isFinalClose, STALE_FOR } from './answer-ages.ts';
export type { AgeTerms, DataClass } from './answer-ages.ts';
export {
  hasPassed,
  isCurrent,
  isFigure,
  isPrice,
  isText,
  jumps,
  plausibleActions,
  plausibleBar,
  plausibleBars,
  plausibleDetails,
  plausibleEarnings,
  plausibleHits,
  plausibleMeta,
  plausibleNews,
  plausibleQuote,
  plausibleRows,
  plausibleStockDays,
} from './plausibility.ts';
export type { Plausible, PlausibilityTerms } from './plausibility.ts';
export { finalCloses, isRecentClose, newestPriceAt } from './price-times.ts';
export type { DailyClose } from './price-times.ts';
export { backoff } from './backoff.ts';
export { realisedVolatility } from './realised-volatility.ts';
export { trend, TREND_DAYS } from './trend.ts';
export type { Trend, TrendDirection } from './trend.ts';
export { marketMovers, SECTORS, sectorMoves } from './movers.ts';
export type { MarketMovers, Sector, SectorMove, StockDay } from './movers.ts';
export {
  callsPerMinute,
  MARKET_PROVIDERS,
  parseProviderKey,
  PROVIDER_NAMES,
  PROVIDER_PLANS,
} from './market-provider.ts';
export type {
  MarketProvider,
  ProviderAccess,
  ProviderKey,
  ProviderPlan,
} from './market-provider.ts';
export { PROVIDER_KEY_INVALID, PROVIDER_KEY_MISSING } from './provider-key.errors.ts';
export { KEY_VERDICTS, keyVerdict } from './key-verdict.ts';
export type { KeyVerdict } from './key-verdict.ts';
export { openProviderKey, sealProviderKey } from './sealed-provider-key.ts';
export type { StoredProviderKey } from './sealed-provider-key.ts';
export type { ProviderKeyStore } from './ports/provider-key-store.ts';
export type { ProviderProbe } from './ports/provider-probe.ts';

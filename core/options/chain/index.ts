export { exerciseOf, expiryMarket } from './expiry-terms.ts';
export type { ExpiryTerms, FittedSmile } from './expiry-terms.ts';
export {
  QUOTE_FLAWS,
  chainRoot,
  contractOf,
  hasShares,
  isOfChain,
  requestedRoot,
  statedRoots,
} from './option-chain.ts';
export type { ExpirySummary, OptionChain, OptionQuote, QuoteFlaw } from './option-chain.ts';
export {
  atTheMoney,
  nearWindow,
  stepSize,
  strikesAround,
  strikesBelow,
  strikesWithin,
  widenHigher,
  widenLower,
} from './strike-window.ts';
export type { StrikeRange, StrikeWindow } from './strike-window.ts';
export { heldPrice, isStaleQuote, midPrice, priceFlaw } from './quote-price.ts';
export { quoteValues } from './quote-values.ts';
export type { QuoteValues } from './quote-values.ts';
export type { ListedQuote, RawQuote, ReportedGreeks } from './parity-pairs.ts';
export { adjustedChain } from './adjusted-chain.ts';
export type { AdjustedExpiry, AdjustedQuote } from './adjusted-chain.ts';
export { quotedChain } from './quoted-chain.ts';
export type { QuotedExpiry } from './quoted-chain.ts';
export { forwardPrice, spotOfForward } from './forward-price.ts';
export { parityTerms } from './put-call-parity.ts';
export type { ExpiryQuotes, ParityTerms } from './put-call-parity.ts';
export { volatilityAtForward } from './volatility-at-forward.ts';
export { assembleChain } from './assemble-chain.ts';
export type { ChainParts } from './assemble-chain.ts';
export { defaultExpiry } from './default-expiry.ts';
export { summariseExpiry } from './option-chain.ts';
export { ROW_FAULTS } from './chain-row.ts';
export type { ChainRow, RowFault } from './chain-row.ts';
export { NO_SIDECAR, SIDECAR_FAULTS, readSidecar } from './chain-sidecar.ts';
export type { ChainSidecar, SidecarFault } from './chain-sidecar.ts';
export { IMPORT_FAULTS, importChains } from './chain-import.ts';
export type { ImportedChains, RecordedChain, RefusedImport, RefusedRow } from './chain-import.ts';
export { countedFrom } from '../contracts/index.ts';
export { chainAt } from './option-chain.ts';
export { CombinedOptionChains } from './combined-sources.ts';
export type { OptionChains } from './ports/option-chains.ts';
export type { MarketSource } from './ports/market-source.ts';
export { contractView, intrinsicValue, quoteGreeks } from './contract-view.ts';
export type { ContractView, PriceChange, QuoteGreeks } from './contract-view.ts';
export type {
  ContractActivity,
  OptionTape,
  OptionTrade,
  SessionClose,
  TradedDay,
} from './ports/option-tape.ts';
export { newestTradeAt } from './newest-trade.ts';
export { CombinedOptionTape } from './combined-sources.ts';
export { ReadOptionContract } from './use-cases/read-option-contract.ts';
export { ReadLastPrices } from './use-cases/read-last-prices.ts';
export type { LastPriceRow } from './use-cases/read-last-prices.ts';
export { ReadOptionSnapshot } from './use-cases/read-option-snapshot.ts';
export type { SnapshotPage, SnapshotRequest } from './use-cases/read-option-snapshot.ts';
export type { SnapshotRow } from './use-cases/read-option-snapshot.ts';
export type { VolatilityDay, VolatilityHistory } from './ports/volatility-history.ts';
export { CombinedVolatilityHistory } from './combined-sources.ts';
export type { SettlementPrices, SettlementQuery } from './ports/settlement-prices.ts';
export { CombinedSettlementPrices } from './combined-sources.ts';
export { SettlementByClose } from './settlement-by-close.ts';
export { plausibleSettlement } from './plausible-chain.ts';
export { volatilityRank } from './volatility-rank.ts';
export type { VolatilityRank } from './volatility-rank.ts';
export { aroundThirtyDays, THIRTY_DAYS, thirtyDayVolatility } from './thirty-day-volatility.ts';
export type { DatedVolatility } from './thirty-day-volatility.ts';
export { ReadVolatility } from './use-cases/read-volatility.ts';
export { earningsWindow } from './earnings-window.ts';
export type { EarningsWindow } from './earnings-window.ts';
export { ReadStockFigures } from './use-cases/read-stock-figures.ts';
export type { MoveUntil, SkewAmongYear, StockFigures } from './use-cases/read-stock-figures.ts';
export type { VolatilityView } from './use-cases/read-volatility.ts';
export { oneSigmaMove, straddleMove } from './expected-move.ts';
export type { ExpectedMove, StraddleMove } from './expected-move.ts';
export { SKEW_DELTA, aroundDelta, putCallSkew, putCallSkewOf, thirtyDaySkew } from './smile.ts';
export type { MeasuredQuote } from './smile.ts';
export { termStructure } from './term-structure.ts';
export type { TermPoint } from './term-structure.ts';
export { chainActivity } from './chain-activity.ts';
export type { ChainActivity, SideActivity } from './chain-activity.ts';
export { EXPIRY_UNKNOWN } from './chain.errors.ts';
export {
  plausibleActivity,
  plausibleChain,
  plausibleClose,
  plausibleDays,
  plausibleExpiries,
  plausiblePrices,
  plausibleVolatilities,
} from './plausible-chain.ts';

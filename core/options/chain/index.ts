export { QUOTE_FLAWS } from './option-chain.ts';
export type {
  ExpirySummary,
  ExpiryTerms,
  OptionChain,
  OptionQuote,
  QuoteFlaw,
} from './option-chain.ts';
export {
  atTheMoney,
  nearWindow,
  stepSize,
  strikesBelow,
  widenHigher,
  widenLower,
} from './strike-window.ts';
export type { StrikeWindow } from './strike-window.ts';
export type { OptionChains } from './ports/option-chains.ts';
export { EXPIRY_UNKNOWN } from './chain.errors.ts';

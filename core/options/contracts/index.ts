export {
  CONTRACT_MULTIPLIER,
  OPTION_TYPES,
  POSITIONS,
  costOf,
  expiriesAmong,
  instrumentOf,
  isOption,
  isOptionLeg,
  legDelta,
  positionSign,
  signedShares,
} from './option-leg.ts';
export type {
  Deliverable,
  DeliveredShares,
  Instrument,
  Leg,
  OptionContract,
  OptionInstrument,
  OptionLeg,
  OptionType,
  Position,
  StockInstrument,
  StockLeg,
} from './option-leg.ts';
export {
  commissionsByLeg,
  commissionsOf,
  MAX_COMMISSION,
  NO_COMMISSION,
} from './commission-rates.ts';
export type { CommissionRates } from './commission-rates.ts';
export { daysToExpiry, expiryInstant, isExpired, yearsBetween, yearsToExpiry } from './expiry.ts';
export {
  endOfMonthExpiry,
  expiryKind,
  monthlyExpiry,
  monthlyVolatilityExpiry,
  morningSettlement,
  nextFridayExpiries,
  nextMonthlyExpiries,
  quarterlyExpiry,
  thirdFriday,
  volatilityExpiry,
  weeklyExpiry,
} from './expiry.ts';
export type { CalendarMonth, ExpiryKind, MorningSettlement } from './expiry.ts';
export {
  deliverableOf,
  deliverableValue,
  exerciseBreakeven,
  exerciseGain,
  exercisePayment,
  hasKnownDeliverable,
  unknownDeliverable,
  isCashAlone,
  isValuedBy,
  ordinaryContract,
  ordinaryLeg,
} from './deliverable.ts';
export type { PriceOf } from './deliverable.ts';
export { adjusted, newTicker, priceAfter, wholeUnits } from './adjustment.ts';
export type { Adjusted, Adjustment, UnitRatio } from './adjustment.ts';
export { CONTRACT_ADJUSTED, CONTRACT_EXPIRED, SHARES_NOT_TRADED } from './contracts.errors.ts';
export {
  EXERCISE_STYLES,
  SETTLEMENT_TIMES,
  SETTLEMENTS,
  dividendsUntil,
  exDividendInstant,
  lastCumDividendClose,
  isCashDividend,
  isExpectedDividend,
} from './contract-terms.ts';
export { DIVIDEND_HISTORY_DAYS, withExpectedDividends } from './expected-dividends.ts';
export type { ListedDividend } from './expected-dividends.ts';
export type {
  CashDividend,
  ContractTerms,
  Dividend,
  ExerciseStyle,
  ProportionalDividend,
  Settlement,
  SettlementTime,
} from './contract-terms.ts';
export {
  SYMBOL_FAULTS,
  contractTermsOf,
  settlementInstant,
  termsOfContract,
  formatOptionSymbol,
  countedFrom,
  hasExpired,
  isAdjustedRoot,
  isContractRoot,
  isListableStrike,
  parseOptionSymbol,
  rootOf,
  seriesOf,
  strikeNamedIn,
  toProviderSymbol,
  underlyingOf,
  underlyingSymbol,
} from './option-symbol.ts';
export {
  americanDate,
  monthNumber,
  isDescribedContract,
  parseContract,
} from './contract-spellings.ts';
export type { ContractId, OptionSymbol, SymbolFault, SymbolParts } from './option-symbol.ts';
export type { ContractClass, RootMeaning } from './option-symbol.ts';

export {
  CONTRACT_MULTIPLIER,
  OPTION_TYPES,
  POSITIONS,
  isOptionLeg,
  legDelta,
  positionSign,
  signedShares,
} from './option-leg.ts';
export type { Leg, OptionLeg, OptionType, Position, StockLeg } from './option-leg.ts';
export { daysToExpiry, expiryInstant, isExpired, yearsToExpiry } from './expiry.ts';
export {
  endOfMonthExpiry,
  expiryKind,
  monthlyExpiry,
  morningSettlement,
  nextFridayExpiries,
  nextMonthlyExpiries,
  quarterlyExpiry,
  thirdFriday,
  weeklyExpiry,
} from './expiry.ts';
export type { CalendarMonth, ExpiryKind, MorningSettlement } from './expiry.ts';
export {
  SYMBOL_FAULTS,
  formatOptionSymbol,
  isFileSymbol,
  countedFrom,
  isListableStrike,
  parseOptionSymbol,
  toProviderSymbol,
} from './option-symbol.ts';
export type { OptionSymbol, SymbolFault, SymbolParts } from './option-symbol.ts';
export type { ContractClass, RootMeaning } from './option-symbol.ts';

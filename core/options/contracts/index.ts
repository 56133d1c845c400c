export {
  CONTRACT_MULTIPLIER,
  OPTION_TYPES,
  POSITIONS,
  isOptionLeg,
  positionSign,
  signedShares,
} from './option-leg.ts';
export type { Leg, OptionLeg, OptionType, Position, StockLeg } from './option-leg.ts';
export { daysToExpiry, expiryInstant, isExpired, yearsToExpiry } from './expiry-time.ts';
export {
  endOfMonthExpiry,
  expiryKind,
  monthOf,
  monthlyExpiry,
  morningSettlement,
  nextFridayExpiries,
  nextMonth,
  nextMonthlyExpiries,
  quarterlyExpiry,
  thirdFriday,
  weeklyExpiry,
} from './expiry-calendar.ts';
export type { CalendarMonth, ExpiryKind, MorningSettlement } from './expiry-calendar.ts';

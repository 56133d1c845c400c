export { holidayOn } from './trading-sessions.ts';
export type { Holiday } from './trading-sessions.ts';
export { newYorkDate, newYorkDaysAfter, newYorkInstant, newYorkOffset } from './new-york-time.ts';
export {
  closeOf,
  closesEarly,
  dayNote,
  isTradingDay,
  marketStatus,
  nextClose,
  nextOpen,
  nextTradingDay,
  previousTradingDay,
  sessionOn,
  tradingDayOnOrAfter,
  tradingDayOnOrBefore,
} from './trading-sessions.ts';
export type { MarketStatus, TradingSession } from './trading-sessions.ts';

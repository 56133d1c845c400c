export type { MarketMeta, Sourced } from './sourced.ts';
export type { SearchHit, SearchQuery, TickerDetails } from './ticker.ts';
export { TIMESPANS } from './bar.ts';
export type { Bar, BarQuery, Timespan } from './bar.ts';
export type { MarketData } from './ports/market-data.ts';
export type { MarketStatus } from './session-calendar.ts';
export { SYMBOL_UNKNOWN } from './market.errors.ts';

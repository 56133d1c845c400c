export type { StoreAt, TextStore } from './kept-text.ts';
export {
  MARKET_COLOURS,
  SINGLE_KEYS,
  THEMES,
  keptLanguage,
  keptMarketColours,
  keptSingleKeys,
  keptTheme,
} from './kept-choice.ts';
export type { KeptChoice, MarketColours, SingleKeys, Theme } from './kept-choice.ts';
export { adminIn } from './kept-admin.ts';
export type { KeptAdmin } from './kept-admin.ts';
export { keptSession } from './kept-session.ts';
export type { KeptSession, Realm } from './kept-session.ts';
export { userIn } from './kept-user.ts';
export type { KeptUser } from './kept-user.ts';
export { keptWatchlist } from './kept-watchlist.ts';
export type { KeptWatchlist } from './kept-watchlist.ts';
export { keptOptionsSettings } from './kept-options-settings.ts';
export type { KeptOptionsSettings } from './kept-options-settings.ts';

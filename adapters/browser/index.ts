export type { StoreAt, TextStore } from './kept-text.ts';
export {
  LANGUAGE_SETTINGS,
  MARKET_COLOURS,
  THEMES,
  keptLanguage,
  keptMarketColours,
  keptTheme,
} from './kept-choice.ts';
export type { KeptChoice, LanguageSetting, MarketColours, Theme } from './kept-choice.ts';
export { keptSession } from './kept-session.ts';
export type { KeptSession, KeptUser, Realm } from './kept-session.ts';
export { keptWatchlist } from './kept-watchlist.ts';
export type { KeptWatchlist } from './kept-watchlist.ts';

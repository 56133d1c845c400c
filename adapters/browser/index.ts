export { storedArticleDraft } from './stored-article-draft.ts';
export type {
  ArticleDraftTexts,
  StoredArticleDraft,
  UnsavedArticle,
} from './stored-article-draft.ts';
export { storedCodeRecipes } from './stored-code-recipes.ts';
export { storedSeenDraws } from './stored-seen-draws.ts';
export type { SeenDraw } from './stored-seen-draws.ts';
export type { StorageAccess, TextStorage } from './storage-entry.ts';
export {
  THEMES,
  storedLanguage,
  storedMarketColours,
  storedSingleKeys,
  storedTheme,
  storedOptionsSettings,
} from './stored-preferences.ts';
export type {
  StoredPreference,
  MarketColours,
  SingleKeys,
  Theme,
  StoredOptionsSettings,
} from './stored-preferences.ts';
export { parseStoredAdmin, storedSession, parseStoredUser } from './stored-session.ts';
export type { StoredAdmin, StoredSession, Realm, StoredUser } from './stored-session.ts';
export { storedWatchlists } from './stored-watchlist.ts';
export type { StoredWatchlists } from './stored-watchlist.ts';
export { storedVisits } from './stored-visits.ts';

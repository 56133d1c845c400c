import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MarketColours, SingleKeys, Theme } from '@toolyard/browser';
import { preferredLanguage, type Language, type LanguageSetting } from '@toolyard/core/shared';

export type { LanguageSetting, MarketColours, Theme };

/** What a visitor has chosen for this browser. */
export interface Preferences {
  readonly theme: Theme;
  readonly language: LanguageSetting;
  /** Red up, green up, or blue up and orange down; `auto` follows the language. */
  readonly marketColours: MarketColours;
  /** Whether keys without Ctrl or Alt act on a page. */
  readonly singleKeys: SingleKeys;
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  language: 'auto',
  marketColours: 'auto',
  singleKeys: 'on',
};

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: DEFAULT_PREFERENCES,
  reducers: {
    preferencesRestored: (_state, action: PayloadAction<Preferences>) => action.payload,
  },
});

/** `auto` is the first of the browser's languages that the product has. */
export const languageOf = (
  setting: LanguageSetting,
  browserLanguages: readonly string[],
): Language => (setting === 'auto' ? preferredLanguage(browserLanguages) : setting);

/** Chinese readers expect red to rise, English ones green; a choice stands above both. */
export const marketOf = (
  colours: MarketColours,
  language: Language,
): Exclude<MarketColours, 'auto'> =>
  colours === 'auto' ? (language === 'zh-CN' ? 'cn' : 'us') : colours;

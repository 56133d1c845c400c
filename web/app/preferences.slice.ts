import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LanguageSetting, MarketColours, SingleKeys, Theme } from '@toolyard/browser';
import type { Language } from '@toolyard/core/shared';

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
  theme: 'light',
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

/** `auto` shows the specification's own mixture. */
export const languageOf = (setting: LanguageSetting): Language =>
  setting === 'auto' ? 'und' : setting;

/** Chinese readers expect red to rise, English ones green; a choice stands above both. */
export const marketOf = (
  colours: MarketColours,
  written: 'en' | 'zh-CN',
): Exclude<MarketColours, 'auto'> =>
  colours === 'auto' ? (written === 'zh-CN' ? 'cn' : 'us') : colours;

import { LANGUAGE_SETTINGS, type LanguageSetting } from '@toolyard/core/shared';
import { keptText, type StoreAt } from './kept-text.ts';

/** One of a few values; anything else that storage holds counts as the first of them. */
export interface KeptChoice<T extends string> {
  read(): T;
  keep(choice: T): void;
}

function keptChoice<T extends string>(
  at: StoreAt,
  key: string,
  choices: readonly [T, ...T[]],
): KeptChoice<T> {
  const kept = keptText(at, key);
  const [usual] = choices;
  return {
    read: () => {
      const text = kept.read();
      return choices.find((choice) => choice === text) ?? usual;
    },
    keep: (choice) => kept.keep(choice),
  };
}

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const keptTheme = (at: StoreAt): KeptChoice<Theme> => keptChoice(at, 'theme', THEMES);

export const keptLanguage = (at: StoreAt): KeptChoice<LanguageSetting> =>
  keptChoice(at, 'language', LANGUAGE_SETTINGS);

/** Red up, green up, or blue up and orange down; `auto` follows the language. */
export const MARKET_COLOURS = ['auto', 'cn', 'us', 'cb'] as const;
export type MarketColours = (typeof MARKET_COLOURS)[number];
export const keptMarketColours = (at: StoreAt): KeptChoice<MarketColours> =>
  keptChoice(at, 'marketColours', MARKET_COLOURS);

/** Whether a single letter or sign, without Ctrl or Alt, may act on a page. */
export const SINGLE_KEYS = ['on', 'off'] as const;
export type SingleKeys = (typeof SINGLE_KEYS)[number];
export const keptSingleKeys = (at: StoreAt): KeptChoice<SingleKeys> =>
  keptChoice(at, 'singleKeys', SINGLE_KEYS);

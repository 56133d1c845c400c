import { LANGUAGE_SETTINGS, type LanguageSetting } from '@toolyard/core/shared';
import { storageEntry, parseJson, type StorageAccess } from './storage-entry.ts';

/** One of a few values; anything else that storage holds counts as the first of them. */
export interface StoredPreference<T extends string> {
  read(): T;
  write(choice: T): void;
}

function storedPreference<T extends string>(
  at: StorageAccess,
  key: string,
  choices: readonly [T, ...T[]],
): StoredPreference<T> {
  const stored = storageEntry(at, key);
  const [usual] = choices;
  return {
    read: () => {
      const text = stored.read();
      return choices.find((choice) => choice === text) ?? usual;
    },
    write: (choice) => stored.write(choice),
  };
}

/** `system` is light or dark as the operating system is. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const storedTheme = (at: StorageAccess): StoredPreference<Theme> =>
  storedPreference(at, 'theme', THEMES);

export const storedLanguage = (at: StorageAccess): StoredPreference<LanguageSetting> =>
  storedPreference(at, 'language', LANGUAGE_SETTINGS);

/** Red up, green up, or blue up and orange down; `auto` follows the language. */
const MARKET_COLOURS = ['auto', 'cn', 'us', 'cb'] as const;
export type MarketColours = (typeof MARKET_COLOURS)[number];
export const storedMarketColours = (at: StorageAccess): StoredPreference<MarketColours> =>
  storedPreference(at, 'marketColours', MARKET_COLOURS);

/** Whether shortcuts of a single key, without Ctrl or Alt, are active. */
const SINGLE_KEYS = ['on', 'off'] as const;
export type SingleKeys = (typeof SINGLE_KEYS)[number];
export const storedSingleKeys = (at: StorageAccess): StoredPreference<SingleKeys> =>
  storedPreference(at, 'singleKeys', SINGLE_KEYS);

/** Trading preferences of a visitor, stored in this browser; unvalidated when read. */
export interface StoredOptionsSettings {
  read(): unknown;
  write(settings: object): void;
}

export function storedOptionsSettings(at: StorageAccess): StoredOptionsSettings {
  const stored = storageEntry(at, 'optionsSettings');
  return {
    read: () => parseJson(stored.read()),
    write: (settings) => stored.write(JSON.stringify(settings)),
  };
}

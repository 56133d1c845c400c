import type { Language } from '../shared/index.ts';
import type { SpaceTheme } from './space-theme.ts';

/** A link in the head of each page of a space. */
export interface NavigationEntry {
  readonly label: string;
  /** A path of this site, such as /s/night-sky/doc/start, or an address with https. */
  readonly address: string;
  /** Readers of this language see it; null is all. */
  readonly locale: Language | null;
}

export interface Appearance {
  readonly theme: SpaceTheme;
  readonly navigation: readonly NavigationEntry[];
}

/** Of a new space, and of the product's own. */
export const DEFAULT_APPEARANCE: Appearance = {
  theme: { accent: 'cobalt', typeface: 'sans' },
  navigation: [],
};

/** The entries that a reader of the language sees. */
export const navigationIn = (
  navigation: readonly NavigationEntry[],
  language: Language,
): readonly NavigationEntry[] =>
  navigation.filter(({ locale }) => locale === null || locale === language);

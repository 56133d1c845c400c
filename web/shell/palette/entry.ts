import type { ReactNode } from 'react';
import { namesOfTexts } from '../../i18n/names-of-texts.ts';
import { en as paletteEn } from '../../i18n/palette/en.ts';
import { zhCN as paletteZh } from '../../i18n/palette/zh-CN.ts';
import { en as shellEn } from '../../i18n/shell/en.ts';
import { zhCN as shellZh } from '../../i18n/shell/zh-CN.ts';

/** One thing that the palette can do. */
export interface Entry {
  readonly id: string;
  readonly icon: ReactNode;
  readonly text: string;
  /** Stands behind the text, quieter. */
  readonly detail?: string;
  /** Stands at the right end, before the keys that lead there. */
  readonly figure?: ReactNode;
  readonly keys?: readonly string[];
  /** What else it is found by. */
  readonly names: readonly string[];
  readonly run: () => void;
}

/** What a text reads in every language, so that it is found by each. */
export const namesOf = namesOfTexts({ ...shellEn, ...paletteEn }, { ...shellZh, ...paletteZh });

/** Hyphens and apostrophes make no difference: cash-secured put is cash secured put. */
const folded = (text: string): string =>
  text.normalize('NFKC').toLocaleLowerCase().replace(/[-’']/g, ' ');

const isShortLatin = (word: string): boolean => /^[\p{Script=Latin}\d]{1,2}$/u.test(word);
const startsWord = (name: string, text: string): boolean =>
  name.split(/[^\p{L}\d]+/u).some((part) => part.startsWith(text));

/** One or two letters are the beginning of a word: NV is NVDA, and not the middle of Conversion. */
const holds = (name: string, word: string): boolean =>
  isShortLatin(word) ? startsWord(name, word) : name.includes(word);

/** The entries that hold every word of the text; those that begin with it come first, then those with a word that does. */
export function found(entries: readonly Entry[], text: string): readonly Entry[] {
  const sought = folded(text).trim();
  if (sought === '') return entries;
  const words = sought.split(/\s+/);
  const rank = (entry: Entry): number => {
    const names = [entry.text, ...entry.names].map(folded);
    if (!words.every((word) => names.some((name) => holds(name, word)))) return -1;
    if (names.some((name) => name.startsWith(sought))) return 2;
    return names.some((name) => startsWord(name, sought)) ? 1 : 0;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((one) => one.rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map((one) => one.entry);
}

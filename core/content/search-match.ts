import { foldText, foldWithOffsets } from './fold-text.ts';
import type { IndexedText, SearchQuery, SearchTerm } from './indexed-text.ts';
import { tokenTerms } from './search-terms.ts';
import { tokensOf, type WordToken } from './search-tokens.ts';

const hasTerm = (has: readonly string[], { text, isPrefix, stem }: SearchTerm): boolean =>
  has.some((each) => (isPrefix ? each.startsWith(text) : each === text) || each === stem);

/** How many of the terms are among those of a text. */
export const matchedTerms = (has: readonly string[], terms: readonly SearchTerm[]): number =>
  terms.filter((term) => hasTerm(has, term)).length;

/** Whether a search finds the text. A query without terms finds none. */
export const isFound = (text: IndexedText, { terms, runs }: SearchQuery): boolean =>
  terms.length > 0 &&
  terms.every((term) => hasTerm(text.all, term)) &&
  runs.every((run) => text.folded.includes(run));

/** Order of found texts: by how many terms their titles have, then by how many their tags have. */
export const compareFound =
  ({ terms }: SearchQuery) =>
  (a: IndexedText, b: IndexedText): number =>
    matchedTerms(b.title, terms) - matchedTerms(a.title, terms) ||
    matchedTerms(b.tags, terms) - matchedTerms(a.tags, terms);

/** A part of a text: UTF-16 offsets, the end not included. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Parts of a folded word that a term matches. */
function wordRanges(word: WordToken, terms: readonly SearchTerm[]): TextRange[] {
  const last = word.parts.at(-1)!;
  const end = last.start + last.text.length + word.symbols.length;
  const parts = word.parts.map((part, i) => ({
    part,
    own: tokenTerms({
      ...word,
      parts: [part],
      symbols: i === word.parts.length - 1 ? word.symbols : '',
    }),
    joined: word.parts
      .slice(i)
      .map(({ text }) => text)
      .join(''),
  }));
  return parts.flatMap(({ part, own, joined }) => {
    const { start, text } = part;
    if (
      terms.some((term) => hasTerm([text], term) || (term.stem !== null && own.includes(term.stem)))
    )
      return [{ start, end: start + text.length }];
    return terms.some((term) => hasTerm([...own, joined], term)) ? [{ start, end }] : [];
  });
}

/** Every place of a run of characters in a folded text. */
function placesOf(folded: string, run: string): TextRange[] {
  const places: TextRange[] = [];
  for (let at = folded.indexOf(run); at >= 0; at = folded.indexOf(run, at + run.length))
    places.push({ start: at, end: at + run.length });
  return places;
}

/** Ranges in ascending order, those that touch as one. */
function joinedRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else joined.push(range);
  }
  return joined;
}

/**
 * What to highlight of a text that a search has found, in ascending order and without overlap.
 *
 * @param typed what was searched for
 */
export function highlights(text: string, typed: string, query: SearchQuery): TextRange[] {
  const { folded, offsets } = foldWithOffsets(text);
  const words = query.terms.filter(({ isPrefix }) => isPrefix);
  const runs = tokensOf(foldText(typed)).filter(({ kind }) => kind === 'run');
  const found = [
    ...tokensOf(folded).flatMap((token) => (token.kind === 'word' ? wordRanges(token, words) : [])),
    ...runs.flatMap((run) => placesOf(folded, run.text)),
  ];
  return joinedRanges(
    found.map(({ start, end }) => ({ start: offsets[start]!, end: offsets[end]! })),
  );
}

/** A piece of a text around its first match. */
export interface Excerpt {
  readonly text: string;
  /** In `text`. */
  readonly highlights: readonly TextRange[];
}

/** The piece of at most `length` characters that shows the first match, or the beginning where none is. */
export function excerptOf(text: string, typed: string, query: SearchQuery, length = 160): Excerpt {
  const ranges = highlights(text, typed, query);
  const first = ranges[0]?.start ?? 0;
  const from = first < length / 2 ? 0 : wordStart(text, first - Math.floor(length / 4));
  const to = characterStart(text, from + length);
  return {
    text: `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`,
    highlights: ranges
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => {
        const shift = from > 0 ? 1 - from : 0;
        return { start: start + shift, end: end + shift };
      }),
  };
}

/** The offset, or the one before it where it lies inside a surrogate pair. */
const characterStart = (text: string, at: number): number =>
  at < text.length && /[\udc00-\udfff]/.test(text[at]!) ? at - 1 : Math.min(at, text.length);

/** The beginning of the word at an offset, at most 20 characters before it. */
function wordStart(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 20), at);
  const word = /[\p{L}\p{N}]*$/u.exec(before)?.[0] ?? '';
  return /\p{Script=Han}/u.test(word) ? characterStart(text, at) : at - word.length;
}

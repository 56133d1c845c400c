import { foldText, foldWithOffsets } from './fold-text.ts';
import type { IndexedText, SearchQuery, SearchTerm } from './indexed-text.ts';
import { tokensIn, tokensOf, type WordToken } from './search-tokens.ts';
import { stemTerm } from './word-stem.ts';

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

/** Whether a term finds a word; irregular forms begin with the letter of the regular one. */
const isWordFound = (word: string, terms: readonly SearchTerm[]): boolean =>
  terms.some(
    ({ text, stem }) =>
      word.startsWith(text) || (stem !== null && stem[1] === word[0] && stem === stemTerm(word)),
  );

/** Parts of a folded word that a term finds. */
function wordRanges({ parts, symbols }: WordToken, terms: readonly SearchTerm[]): TextRange[] {
  const last = parts.at(-1)!;
  const end = last.start + last.text.length + symbols.length;
  return parts.flatMap(({ start, text }, i) => {
    if (isWordFound(text, terms)) return [{ start, end: start + text.length }];
    const isJoined = parts.length - i > 1 || symbols !== '';
    const joined = isJoined
      ? parts
          .slice(i)
          .map((part) => part.text)
          .join('') + symbols
      : '';
    return joined !== '' && isWordFound(joined, terms) ? [{ start, end }] : [];
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

/** What is looked for: words by their terms, and runs as they stand. */
interface Wanted {
  readonly words: readonly SearchTerm[];
  readonly runs: readonly string[];
}

const wantedBy = (typed: string, { terms }: SearchQuery): Wanted => ({
  words: terms.filter(({ isPrefix }) => isPrefix),
  runs: tokensOf(foldText(typed))
    .filter(({ kind }) => kind === 'run')
    .map(({ text }) => text),
});

function rangesIn(text: string, { words, runs }: Wanted): TextRange[] {
  const { folded, offsetOf } = foldWithOffsets(text);
  const found = runs.flatMap((run) => placesOf(folded, run));
  if (words.length > 0)
    for (const token of tokensIn(folded))
      if (token.kind === 'word') found.push(...wordRanges(token, words));
  return joinedRanges(
    found.map(({ start, end }) => ({ start: offsetOf(start), end: offsetOf(end) })),
  );
}

/**
 * What to highlight of a text that a search has found, in ascending order and without overlap.
 *
 * @param typed what was searched for
 */
export const highlights = (text: string, typed: string, query: SearchQuery): TextRange[] =>
  rangesIn(text, wantedBy(typed, query));

/** Offset of the first match; 0 where there is none. */
function firstMatch(text: string, { words, runs }: Wanted): number {
  const { folded, offsetOf } = foldWithOffsets(text);
  const places = runs.map((run) => folded.indexOf(run)).filter((at) => at >= 0);
  let first = Math.min(...places, folded.length);
  if (words.length > 0)
    for (const token of tokensIn(folded)) {
      if (token.start >= first) break;
      const range = token.kind === 'word' ? wordRanges(token, words)[0] : undefined;
      if (range) {
        first = range.start;
        break;
      }
    }
  return first === folded.length ? 0 : offsetOf(first);
}

/** A piece of a text around its first match. */
export interface Excerpt {
  readonly text: string;
  /** In `text`. */
  readonly highlights: readonly TextRange[];
}

/** The piece of at most `length` characters that shows the first match, or the beginning where none is. */
export function excerptOf(text: string, typed: string, query: SearchQuery, length = 160): Excerpt {
  const wanted = wantedBy(typed, query);
  const first = firstMatch(text, wanted);
  const from = first < length / 2 ? 0 : wordStart(text, first - Math.floor(length / 4));
  const to = characterStart(text, from + length);
  const piece = `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  return { text: piece, highlights: rangesIn(piece, wanted) };
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

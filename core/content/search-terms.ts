import type { IndexedText, SearchQuery, SearchTerm } from './indexed-text.ts';
import { foldText } from './fold-text.ts';
import { tokensOf, type Token, type WordToken } from './search-tokens.ts';
import { stemTerm } from './word-stem.ts';

const LONGEST_TERM = 100;
const MOST_QUERY_TERMS = 32;
const LONGEST_QUERY = 200;

const cut = (term: string): string => term.slice(0, LONGEST_TERM);

const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, i) => characters[i]! + character);

/** A word's parts, their stems, and what the parts joined spell from each of them on: e-mail is email too. */
function wordTerms({ parts, symbols }: WordToken): string[] {
  const words = parts.map(({ text }) => text);
  const joined = words.slice(0, -1).map((_, from) => words.slice(from).join(''));
  const named = symbols === '' ? [] : [`${words.at(-1)}${symbols}`];
  return [...words, ...words.map(stemTerm), ...joined, ...named].map(cut);
}

/** Terms that a text with this token is found by. */
function tokenTerms(token: Token): string[] {
  if (token.kind === 'word') return wordTerms(token);
  const characters = [...token.text];
  return [...characters, ...pairsOf(characters)];
}

const termsIn = (folded: string): string[] => tokensOf(folded).flatMap(tokenTerms);

/** What pinyin is typed as: each syllable, and the syllables from each one on without spaces. */
function pinyinTerms(romanized: string): string[] {
  const syllables = tokensOf(foldText(romanized)).map(({ text }) => text);
  return syllables.flatMap((syllable, from) => [
    cut(syllable),
    cut(syllables.slice(from, from + 12).join('')),
  ]);
}

export interface SearchableText {
  readonly title: string;
  readonly tags: readonly string[];
  /** Visible text, without markup. */
  readonly text: string;
  /** Title as `Romanizer` writes it. */
  readonly romanizedTitle: string;
}

const unique = (terms: readonly string[]): string[] => [...new Set(terms)];

/** What a search finds a text by. */
export function indexedText({ title, tags, text, romanizedTitle }: SearchableText): IndexedText {
  const parts = [title, ...tags, text].map((part) => foldText(part).replace(/\s+/g, ' '));
  const [foldedTitle = '', ...rest] = parts;
  const body = rest.pop() ?? '';
  const pinyin = romanizedTitle === title ? [] : pinyinTerms(romanizedTitle);
  const titleTerms = unique([...termsIn(foldedTitle), ...pinyin]);
  const tagTerms = unique(rest.flatMap(termsIn));
  return {
    title: titleTerms,
    tags: tagTerms,
    all: unique([...titleTerms, ...tagTerms, ...termsIn(body)]),
    folded: parts.join('\n'),
  };
}

/** Terms of a query that a token asks for. */
function queryTerms(token: Token): SearchTerm[] {
  if (token.kind === 'run') {
    const characters = [...token.text];
    const texts = characters.length === 1 ? characters : pairsOf(characters);
    return texts.map((text) => ({ text, isPrefix: false, stem: null }));
  }
  const text = cut(token.parts.map((part) => part.text).join('') + token.symbols);
  const isPlain = token.parts.length === 1 && /^[a-z]{3,}$/.test(text);
  const stem = isPlain ? stemTerm(text) : null;
  return [{ text, isPrefix: true, stem }];
}

/** Phrases in quotation marks, folded. */
const phrasesIn = (folded: string): string[] =>
  [...folded.matchAll(/["“”「」『』]([^"“”「」『』]+)["“”「」『』]/g)].map(([, phrase = '']) =>
    phrase.trim().replace(/\s+/g, ' '),
  );

const termKey = ({ text, isPrefix }: SearchTerm): string => `${isPrefix} ${text}`;

/**
 * What a text must have to be found by what somebody typed: every run of Chinese or Japanese as it stands there, every
 * other word or one that begins with it or is another form of it, every phrase in quotation marks. No term at all where
 * nothing was typed but spaces and signs.
 */
export function searchQuery(typed: string): SearchQuery {
  const folded = foldText(typed.slice(0, LONGEST_QUERY));
  const tokens = tokensOf(folded);
  const terms = new Map(tokens.flatMap(queryTerms).map((term) => [termKey(term), term]));
  const runs = tokens.filter(({ kind, text }) => kind === 'run' && [...text].length > 2);
  const phrases = phrasesIn(folded).filter((phrase) => tokensOf(phrase).length > 0);
  return {
    terms: [...terms.values()].slice(0, MOST_QUERY_TERMS),
    runs: unique([...runs.map(({ text }) => text), ...phrases]),
  };
}
